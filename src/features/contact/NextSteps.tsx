import { useCopy } from "#shared/copy.ts";
import { contactCopy } from "./contact.copy.ts";
import styles from "./NextSteps.module.css";

export interface NextStepsProps {
  /** It asks for a call: the time is theirs already. */
  forCall: boolean;
}

/** Explains what happens with a request, before it is sent and after. */
export function NextSteps({ forCall }: NextStepsProps) {
  const { callTime, success } = useCopy(contactCopy);
  const [read, answer, call] = success.next;
  return (
    <ol className={styles.next}>
      {[read, forCall ? callTime.next : answer, call].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
