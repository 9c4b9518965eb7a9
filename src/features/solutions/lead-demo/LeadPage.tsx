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
