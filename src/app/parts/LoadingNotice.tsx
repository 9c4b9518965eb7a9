import { useCopy } from "#shared/copy.ts";
import { appCopy } from "../app.copy.ts";
import styles from "./LoadingNotice.module.css";

export interface LoadingNoticeProps {
  /** The other way. */
  email: string;
}

/**
 * Something was pressed, and what answers it is still being fetched: said at the edge of the page, after a while
 * with another way. By style alone (`data-keeps` on the root), since the script itself may be what is missing.
 */
export function LoadingNotice({ email }: LoadingNoticeProps) {
  const words = useCopy(appCopy);
  return (
    <p role="status" className={styles.arriving}>
      {words.arrivingSlowly} <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
