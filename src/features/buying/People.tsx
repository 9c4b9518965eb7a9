import { useLanguage } from "#shared/copy.ts";
import type { BuyingFacts } from "./buying.model.ts";
import styles from "./People.module.css";
import { Portrait } from "./Portrait.tsx";

export interface PeopleProps {
  /** Who works there. */
  facts: Pick<BuyingFacts, "team">;
  /** With what each did before, and the number of the own phone. */
  direct?: boolean;
}

export function People({ facts, direct = false }: PeopleProps) {
  const { language } = useLanguage();
  return (
    <ul className={styles.people}>
      {facts.team.people.map(({ name, role, before, phone, picture }) => (
        <li key={name}>
          <Portrait picture={picture} name={name} />
          <div>
            <strong>{name}</strong>
            <span>{role[language]}</span>
            {direct ? (
              <>
                <span>{before[language]}</span>
                <a href={phone.href}>{phone.shown}</a>
              </>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
