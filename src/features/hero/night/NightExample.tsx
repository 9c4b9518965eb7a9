import { useCopy } from "#shared/copy.ts";
import { useHydrated } from "#shared/hydrated.ts";
import styles from "./NightExample.module.css";
import { nightCopy } from "./night.copy.ts";

/** What the headline says, as one light of the scene: a question at night, and its answer. */
export function NightExample() {
  const { example, lines } = useCopy(nightCopy);
  if (!useHydrated()) return null;
  return (
    <div className={styles.note}>
      <p className={styles.example}>{example}</p>
      <ol className={styles.lines}>
        {lines.map(({ time, text }) => (
          <li key={text}>
            <strong>{`${time} `}</strong>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
