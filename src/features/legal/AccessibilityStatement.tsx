import { longDate } from "#shared/long-date.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { reviewedOn, statementCopy } from "./accessibility.copy.ts";
import styles from "./Legal.module.css";
import type { LegalCompany, Providers } from "./legal.model.ts";
import { SampleNotice, type SampleNoticeProps } from "./Sample.tsx";

export interface AccessibilityStatementProps extends SampleNoticeProps {
  /** Whom to tell of a barrier. */
  company: Pick<LegalCompany, "email" | "phone">;
  /** Whose services are set up. */
  providers: Providers;
}

/** The accessibility statement: the standard we hold ourselves to, its known limits, and whom to tell. */
export function AccessibilityStatement({
  language,
  company,
  sample,
  providers,
}: AccessibilityStatementProps) {
  const { title, lead, sections } = statementCopy[language];
  return (
    <article lang={language} aria-labelledby="accessibility-title" className={styles.document}>
      <header>
        <Heading level={1} size="l" id="accessibility-title" tabIndex={-1}>
          {title}
        </Heading>
        <Prose size="lead" quiet>
          <p>{lead}</p>
        </Prose>
        <SampleNotice language={language} sample={sample} tells="company" />
      </header>
      {sections(providers).map((section) => (
        <Prose key={section.title}>
          <Heading level={2} size="m">
            {section.title}
          </Heading>
          {section.content.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.list ? (
            <ul>
              {section.list.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : null}
        </Prose>
      ))}
      <Feedback language={language} company={company} />
    </article>
  );
}

/** Whom to tell of a barrier. */
function Feedback({ language, company }: Pick<AccessibilityStatementProps, "language" | "company">) {
  const { feedback, reviewed } = statementCopy[language];
  return (
    <Prose>
      <Heading level={2} size="m">
        {feedback.title}
      </Heading>
      <p>{feedback.text}</p>
      <p>
        {feedback.email} <a href={`mailto:${company.email}`}>{company.email}</a>
        <br />
        {feedback.phone} <a href={company.phone.href}>{company.phone.shown}</a>
      </p>
      <p>
        {reviewed}{" "}
        <time dateTime={reviewedOn.toISOString().slice(0, 10)}>{longDate(reviewedOn, language)}</time>
      </p>
    </Prose>
  );
}
