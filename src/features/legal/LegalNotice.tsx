import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import styles from "./Legal.module.css";
import { noticeCopy } from "./legal.copy.ts";
import { type LegalCompany, noticesPath } from "./legal.model.ts";
import { SampleNotice, type SampleNoticeProps } from "./Sample.tsx";

export interface LegalNoticeProps extends SampleNoticeProps {
  /** The facts about the company that the law demands. */
  company: LegalCompany;
}

/** The Impressum: what § 5 DDG asks for (HOME-04). */
export function LegalNotice({ language, company, sample }: LegalNoticeProps) {
  const words = noticeCopy[language];
  return (
    <article lang={language} aria-labelledby="legal-title" className={styles.document}>
      <header>
        <Heading level={1} size="l" id="legal-title" tabIndex={-1}>
          {words.title}
        </Heading>
        <Prose size="lead" quiet>
          <p>{words.lead}</p>
        </Prose>
        <SampleNotice language={language} sample={sample} tells="company" />
      </header>
      <CompanyFacts language={language} company={company} />
      <Prose>
        <Heading level={2} size="m">
          {words.disputes}
        </Heading>
        <p>{words.disputesText}</p>
      </Prose>
      <Prose>
        <Heading level={2} size="m">
          {words.marks}
        </Heading>
        <p>{words.marksText}</p>
        <p>
          <a href={noticesPath}>{words.notices}</a> {words.noticesNote}
        </p>
      </Prose>
    </article>
  );
}

function CompanyFacts({ language, company }: Omit<LegalNoticeProps, "sample">) {
  const words = noticeCopy[language];
  const { address, phone, register } = company;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.provider}</dt>
        <dd>{company.legalName}</dd>
      </div>
      <div>
        <dt>{words.address}</dt>
        <dd>{address.street}</dd>
        <dd>
          {address.postcode} {address.city}
        </dd>
        <dd>{words.country}</dd>
      </div>
      <div>
        <dt>{words.representatives}</dt>
        <dd>{company.representatives.join(", ")}</dd>
      </div>
      <div>
        <dt>{words.contact}</dt>
        <dd>
          {words.phone} <a href={phone.href}>{phone.shown}</a>
        </dd>
        <dd>
          {words.email} <a href={`mailto:${company.email}`}>{company.email}</a>
        </dd>
      </div>
      <div>
        <dt>{words.register}</dt>
        <dd>
          {register.court[language]}, {register.number}
        </dd>
      </div>
      <div>
        <dt>{words.vatId}</dt>
        <dd>{company.vatId}</dd>
      </div>
    </dl>
  );
}
