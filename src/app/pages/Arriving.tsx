import { useCopy } from "#shared/copy.ts";
import { Spinner } from "#ui/spinner/Spinner.tsx";
import { appCopy } from "../app.copy.ts";
import styles from "./Arriving.module.css";

/** How long the next view has been fetched for: not worth a word, worth one, worth another way. */
export type Wait = "short" | "noticed" | "slow";

export interface ArrivingProps {
  wait: Wait;
  /** The other way. */
  email: string;
}

/** The next view is still being fetched: said at the edge of the page, which stays as it is. */
export function Arriving({ wait, email }: ArrivingProps) {
  const words = useCopy(appCopy);
  return (
    <p role="status" className={styles["arriving"]} data-wait={wait}>
      {wait === "noticed" ? (
        <>
          <Spinner />
          {words.arriving}
        </>
      ) : null}
      {wait === "slow" ? (
        <>
          {words.arrivingSlowly} <a href={`mailto:${email}`}>{email}</a>
        </>
      ) : null}
    </p>
  );
}
