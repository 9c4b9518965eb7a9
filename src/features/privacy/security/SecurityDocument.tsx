import type { ReactNode } from "react";
import type { Copy } from "#shared/copy.ts";
import { LinkButton } from "#ui/button/Button.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import styles from "../Policy.module.css";
import { Points, type PolicyProps } from "../Policy.tsx";
import type { PolicyCompany } from "../policy.model.ts";
import { recipientsOf } from "../recipients/recipients.ts";
import { recipientPoints } from "../text/recipients.ts";
import { typeset } from "../typeset.ts";
import { securityCopy } from "./security.copy.ts";

export interface SecurityDocumentProps extends Omit<PolicyProps, "contents"> {
  /** Who answers for it, where the data are, and whom to tell of a weakness. */
  company: PolicyCompany & { product: { dataPlace: Copy<string> }; security: { email: string } };
  /** What a stranger can verify on this website. */
  figures?: ReactNode;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Prose className={styles.section}>
      <Heading level={2} size="m">
        {title}
      </Heading>
      {children}
    </Prose>
  );
}

/** Security, data processing and its recipients: the answers that a customer's IT needs before a contract. */
export function SecurityDocument({ language, company, setup, figures, notice }: SecurityDocumentProps) {
  const words = securityCopy[language];
  const product = words.product(company.product.dataPlace[language]);
  const recipients = recipientsOf(company, setup, language);
  const website = words.website(recipients.some(({ name, servers }) => name !== null && servers !== ""));
  const email = company.dataProtection?.email ?? company.email;
  return (
    <article lang={language} aria-labelledby="security-title" className={styles.policy}>
      <header className={styles.header}>
        <Heading level={1} size="l" id="security-title" tabIndex={-1}>
          {words.title}
        </Heading>
        <Prose size="lead" quiet>
          <p>{words.lead}</p>
        </Prose>
        <div className={styles.ask}>
          <LinkButton href={`mailto:${email}?subject=${encodeURIComponent(words.template)}`}>
            {words.template}
          </LinkButton>
          {notice}
        </div>
      </header>
      <Part title={product.title}>
        <Points list={product.list} />
      </Part>
      <Part title={website.title}>
        {website.content.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul>
          {website.list.map((line) => (
            <li key={line}>{typeset(line)}</li>
          ))}
        </ul>
      </Part>
      {figures ? (
        <div id="figures" className={styles.band}>
          {figures}
        </div>
      ) : null}
      <Part title={words.recipients.title}>
        <p>{words.recipients.text}</p>
        <Points list={recipientPoints(recipients, language)} />
      </Part>
      <Part title={words.contact.title}>
        <p>
          {words.contact.questions} <a href={`mailto:${email}`}>{email}</a>
          <br />
          {words.contact.vulnerabilities}{" "}
          <a href={`mailto:${company.security.email}`}>{company.security.email}</a>
        </p>
      </Part>
    </article>
  );
}
