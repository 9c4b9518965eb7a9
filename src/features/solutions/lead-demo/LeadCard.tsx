import { useCopy } from "#shared/copy.ts";
import { useHydrated } from "#shared/hydrated.ts";
import { Badge } from "#ui/badge/Badge.tsx";
import { Meter } from "#ui/meter/Meter.tsx";
import styles from "./LeadCard.module.css";
import { leadDemoCopy } from "./lead.copy.ts";

export interface LeadCardProps {
  /** It keeps its place while it is not shown. */
  shown: boolean;
  /** Undefined while nobody has scored. */
  score: number | undefined;
  /** Its score is high enough. */
  qualified: boolean;
  /** A person has taken it on. */
  assigned: boolean;
}

/** The lead's data, its score and what it is for, then the assignment in its place (DEMO-04). */
export function LeadCard({ shown, score, qualified, assigned }: LeadCardProps) {
  const words = useCopy(leadDemoCopy);
  const { name, initials, company, email } = words.lead;
  // Each criterion is seen once the score has reached it.
  const pointsTo = (last: number) =>
    words.criteria.slice(0, last + 1).reduce((sum, [, points]) => sum + Number(points), 0);
  return (
    <div className={styles.card} data-shown={shown}>
      <div className={styles.who}>
        <span className={styles.initials}>{initials}</span>
        <p className={styles.name}>{name}</p>
        <p className={styles.company}>{company}</p>
        <p className={styles.email}>{email}</p>
      </div>
      <dl className={styles.facts}>
        {(["interest", "source"] as const).map((fact) => (
          <div key={fact}>
            <dt>{words.facts[fact]}</dt>
            <dd>{words.lead[fact]}</dd>
          </div>
        ))}
      </dl>
      <Meter
        label={words.score}
        value={score ?? 0}
        valueText={score === undefined ? words.noScore : words.ofHundred(score)}
        className={styles.score}
      />
      <div className={styles.result}>
        {useHydrated() ? (
          <dl className={styles.criteria} data-shown={score !== undefined}>
            {words.criteria.map(([criterion, points], at) => (
              <div key={criterion} data-shown={(score ?? 0) >= pointsTo(at)}>
                <dt>{criterion}</dt>
                <dd>+{points}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <p data-shown={qualified}>
          <Badge icon="check">{words.qualified}</Badge>
        </p>
        <p className={styles.assigned} data-shown={assigned}>
          {words.assigned}
        </p>
      </div>
    </div>
  );
}
