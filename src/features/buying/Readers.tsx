import { useLanguage } from "#shared/copy.ts";
import type { BuyingFacts } from "./buying.model.ts";
import { Portrait } from "./Portrait.tsx";
import styles from "./Readers.module.css";

export interface ReadersProps {
  /** Who works there. */
  facts: Pick<BuyingFacts, "team">;
}

/** The people who read what is sent, small: beside the form. */
export function Readers({ facts }: ReadersProps) {
  const { language } = useLanguage();
  return (
    <ul className={styles.readers}>
      {facts.team.people.map(({ name, role, picture }) => (
        <li key={name}>
          <Portrait picture={picture} name={name} />
          <div>
            <strong>{name}</strong>
            <span>{role[language]}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
