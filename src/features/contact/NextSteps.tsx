import { useCopy } from "#shared/copy.ts";
import { contactCopy } from "./contact.copy.ts";
import styles from "./NextSteps.module.css";

/** What happens with a request: before it is sent, and after. */
export function NextSteps() {
  const { next } = useCopy(contactCopy).success;
  return (
    <ol className={styles["next"]}>
      {next.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
