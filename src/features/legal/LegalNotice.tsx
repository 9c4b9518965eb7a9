import type { ReactNode } from "react";
import type { Language } from "#shared/copy.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import styles from "./Legal.module.css";
import { noticeCopy } from "./legal.copy.ts";
import { type LegalCompany, noticesPath, type SampleFields } from "./legal.model.ts";
import { Fact, SampleNotice } from "./Sample.tsx";

export interface LegalNoticeProps {
  /** The language that it is written in. */
  language: Language;
  /** The facts about the company that the law demands. */
  company: LegalCompany;
  /** Which facts are samples, and are marked as such. */
  sample: SampleFields;
}

/** The Impressum: what § 5 DDG and § 18 (2) MStV ask for (HOME-04). */
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
      </header>
      <SampleNotice language={language} sample={sample} />
      <CompanyFacts language={language} company={company} sample={sample} />
      <Prose>
        <Heading level={2} size="m">
          {words.disputes}
        </Heading>
        <p>{words.disputesText}</p>
      </Prose>
      <Prose size="small" quiet>
        <p>
          <a href={noticesPath}>{words.notices}</a> {words.noticesNote}
        </p>
      </Prose>
    </article>
  );
}

function CompanyFacts({ language, company, sample }: LegalNoticeProps) {
  const words = noticeCopy[language];
  const { address, phone, register } = company;
  const fact = (field: keyof LegalCompany, value: ReactNode) => (
    <Fact language={language} field={field} sample={sample}>
      {value}
    </Fact>
  );
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.provider}</dt>
        <dd>{fact("legalName", company.legalName)}</dd>
      </div>
      <div>
        <dt>{words.address}</dt>
        <dd>{address.street}</dd>
        <dd>
          {address.postcode} {address.city}
        </dd>
        <dd>{fact("address", words.country)}</dd>
      </div>
      <div>
        <dt>{words.representatives}</dt>
        <dd>{fact("representatives", company.representatives.join(", "))}</dd>
      </div>
      <div>
        <dt>{words.contact}</dt>
        <dd>
          {words.phone} {fact("phone", <a href={phone.href}>{phone.shown}</a>)}
        </dd>
        <dd>
          {words.email} {fact("email", <a href={`mailto:${company.email}`}>{company.email}</a>)}
        </dd>
      </div>
      <div>
        <dt>{words.register}</dt>
        <dd>{fact("register", `${register.court}, ${register.number}`)}</dd>
      </div>
      <div>
        <dt>{words.vatId}</dt>
        <dd>{fact("vatId", company.vatId)}</dd>
      </div>
      {company.editor ? (
        <div>
          <dt>{words.editor}</dt>
          <dd>{fact("editor", company.editor)}</dd>
          <dd>{words.editorAddress}</dd>
        </div>
      ) : null}
    </dl>
  );
}
