import type { ReactNode } from "react";
import { AccessibilityStatement } from "#features/legal/AccessibilityStatement.tsx";
import { LegalNotice } from "#features/legal/LegalNotice.tsx";
import { SampleNotice } from "#features/legal/Sample.tsx";
import type { Setup } from "#features/privacy/ledger/hosts.ts";
import { Policy } from "#features/privacy/Policy.tsx";
import { limits } from "#features/privacy/policy.limits.ts";
import type { PolicySection } from "#features/privacy/policy.model.ts";
import { policyText } from "#features/privacy/policy.text.ts";
import { SecurityDocument } from "#features/privacy/security/SecurityDocument.tsx";
import { Figures } from "#features/proof/Figures.tsx";
import type { Language } from "#shared/copy.ts";
import { sample, site } from "../../site.ts";
import { type DocumentKind, pathOf } from "../document.list.ts";
import { pageCopy } from "../documents.copy.ts";
import styles from "./StaticPage.module.css";
import { StaticPage } from "./StaticPage.tsx";

export interface LegalDocument {
  kind: Exclude<DocumentKind, "home">;
  language: Language;
  year: number;
  setup: Setup;
}

function Contents({ language, sections }: { language: Language; sections: readonly PolicySection[] }) {
  return (
    <nav aria-labelledby="contents-title" className={styles.contents}>
      <div>
        <p id="contents-title">{pageCopy[language].contents}</p>
        <ol>
          {sections.map(({ title }, place) => (
            <li key={title}>
              <a href={`#privacy-${place + 1}`}>{title}</a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

/** Where each figure of the security document can be checked. */
function evidenceOf(language: Language) {
  const privacy = pathOf("privacy", language);
  return {
    visit: privacy,
    access: pathOf("accessibility", language),
    // The sixth section is on storage duration (PRIV-01).
    deletion: `${privacy}#privacy-6`,
  };
}

function content({ kind, language, setup }: LegalDocument): ReactNode {
  switch (kind) {
    case "privacy":
      return (
        <Policy
          language={language}
          company={site}
          setup={setup}
          notice={<SampleNotice language={language} sample={sample} />}
          contents={
            <Contents
              language={language}
              sections={policyText(language, { company: site, setup }).sections}
            />
          }
        />
      );
    case "security":
      return (
        <SecurityDocument
          language={language}
          company={site}
          setup={setup}
          figures={
            <Figures language={language} requestDays={limits.requestDays} hrefs={evidenceOf(language)} />
          }
          notice={<SampleNotice language={language} sample={sample} />}
        />
      );
    case "imprint":
      return <LegalNotice language={language} company={site} sample={sample} />;
    case "accessibility":
      return (
        <AccessibilityStatement
          language={language}
          company={site}
          sample={sample}
          providers={{ chat: setup.chat !== null, voice: setup.voice !== null }}
        />
      );
  }
}

/** A legal document in its frame: no script, the same component as anywhere else (PRIV-01, HOME-04). */
export function legalPage(document: LegalDocument): ReactNode {
  const { kind, language, year } = document;
  return (
    <StaticPage kind={kind} language={language} year={year}>
      {content(document)}
    </StaticPage>
  );
}
