import { useCopy } from "#shared/copy.ts";
import styles from "./LeadPage.module.css";
import { leadDemoCopy } from "./lead.copy.ts";

export interface LeadPageProps {
  /** It keeps its place while it is not shown. */
  shown: boolean;
  /** The visitor has come to the form and fills it in. */
  filled: boolean;
}

/** What the visitor sees in the first two steps: a page of a website, then its form. */
export function LeadPage({ shown, filled }: LeadPageProps) {
  const { page, facts, lead } = useCopy(leadDemoCopy);
  return (
    <div className={styles.page} data-screen-only="" data-shown={shown}>
      <p className={styles.address}>{page.address}</p>
      {filled ? null : (
        <svg aria-hidden="true" className={styles.picture} viewBox="0 0 320 88">
          <path d="M0 76h320M40 36h42M40 52h42M40 30v28M132 44a26 26 0 1 1-26-26h34v-14M148 18v-14M148 18h-8M132 32h84a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6h-84M156 32v24M174 32v24M192 32v24M222 44h14M92 68l-6 8M120 68l6 8M160 56v20M204 56v20" />
          <circle cx="106" cy="44" r="9" />
        </svg>
      )}
      <p className={styles.title}>{filled ? page.form : page.title}</p>
      {filled ? (
        <dl className={styles.fields}>
          {(["name", "company", "email", "interest"] as const).map((field) => (
            <div key={field}>
              <dt>{facts[field]}</dt>
              <dd>{lead[field]}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <>
          <p>{page.text}</p>
          <ul className={styles.benefits}>
            {page.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.button}>{filled ? page.send : page.ask}</p>
    </div>
  );
}
