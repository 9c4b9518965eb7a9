import { useCopy } from "#shared/copy.ts";
import { appCopy } from "../app.copy.ts";
import styles from "./LoadingNotice.module.css";

export interface LoadingNoticeProps {
  /** The address to write to instead. */
  email: string;
}

/**
 * Says at the edge of the page that a press waits for code that is still being fetched, after a while
 * with the address to write to. Shown by style alone (`data-keeps` on the root): the script itself may be missing.
 */
export function LoadingNotice({ email }: LoadingNoticeProps) {
  const words = useCopy(appCopy);
  return (
    <p role="status" className={styles.arriving}>
      {words.arrivingSlowly} <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
