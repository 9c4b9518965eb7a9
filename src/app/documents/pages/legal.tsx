import type { ReactNode } from "react";
import { AccessibilityStatement } from "#features/legal/AccessibilityStatement.tsx";
import { LegalNotice } from "#features/legal/LegalNotice.tsx";
import { SampleNotice } from "#features/legal/Sample.tsx";
import type { Setup } from "#features/privacy/ledger/hosts.ts";
import { Policy } from "#features/privacy/Policy.tsx";
import { policyText } from "#features/privacy/policy.text.ts";
import { SecurityDocument } from "#features/privacy/security/SecurityDocument.tsx";
import type { Language } from "#shared/copy.ts";
import { sample, site } from "../../site.ts";
import type { DocumentKind } from "../document.list.ts";
import { Contents } from "./Contents.tsx";
import { StaticPage } from "./StaticPage.tsx";

export interface LegalDocument {
  kind: Exclude<DocumentKind, "home">;
  language: Language;
  year: number;
  setup: Setup;
}

/** The content of each legal document. */
function content({ kind, language, setup }: LegalDocument): ReactNode {
  switch (kind) {
    case "privacy":
      return (
        <Policy
          language={language}
          company={site}
          setup={setup}
          notice={
            <>
              <SampleNotice language={language} sample={sample} />
              <Contents
                language={language}
                sections={policyText(language, { company: site, setup }).sections.map(({ title }, place) => ({
                  id: `privacy-${place + 1}`,
                  title,
                }))}
              />
            </>
          }
        />
      );
    case "security":
      return (
        <SecurityDocument
          language={language}
          company={site}
          setup={setup}
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
