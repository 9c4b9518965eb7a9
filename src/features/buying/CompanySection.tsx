import { useCopy, useLanguage } from "#shared/copy.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { River } from "#ui/river/River.tsx";
import { Section } from "#ui/section/Section.tsx";
import styles from "./Buying.module.css";
import { buyingCopy } from "./buying.copy.ts";
import type { BuyingFacts } from "./buying.model.ts";
import { Portrait } from "./Portrait.tsx";

export interface CompanySectionProps {
  /** Who works there. */
  facts: Pick<BuyingFacts, "team">;
}

/** Who answers, with a direct line. */
export function CompanySection({ facts }: CompanySectionProps) {
  const { company } = useCopy(buyingCopy);
  const { language } = useLanguage();
  return (
    <Section
      id="company"
      labelledBy="company-title"
      ground="lamp"
      className={styles.company}
      behind={<River side="end" comes="along" last />}
    >
      <div className={styles.split}>
        <div className={styles.intro}>
          <Heading level={2} id="company-title" tabIndex={-1}>
            {company.title}
          </Heading>
          <Prose quiet>
            <p>{company.text}</p>
          </Prose>
        </div>
        <ul className={styles.people}>
          {facts.team.people.map(({ name, role, phone, picture }) => (
            <li key={name}>
              <Portrait picture={picture} name={name} />
              <div className={styles.who}>
                <strong>{name}</strong>
                <span>{role[language]}</span>
                <a href={phone.href}>{phone.shown}</a>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
