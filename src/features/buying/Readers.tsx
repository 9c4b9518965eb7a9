import { useLanguage } from "#shared/copy.ts";
import type { BuyingFacts } from "./buying.model.ts";
import { Portrait } from "./Portrait.tsx";
import styles from "./Readers.module.css";
import { SampleNote } from "./SampleNote.tsx";

export interface ReadersProps {
  /** Who works there. */
  facts: Pick<BuyingFacts, "team">;
  /** Names of the facts that are only samples. */
  sample: readonly string[];
}

/** The people who read what is sent, small: beside the form. */
export function Readers({ facts, sample }: ReadersProps) {
  const { language } = useLanguage();
  return (
    <>
      <ul className={styles["readers"]}>
        {facts.team.people.map(({ name, role, picture }, index) => (
          <li key={name}>
            <Portrait picture={picture} index={index} />
            <div>
              <strong>{name}</strong>
              <span>{role[language]}</span>
            </div>
          </li>
        ))}
      </ul>
      <SampleNote when={sample.includes("team")} />
    </>
  );
}
