import type { ReactNode } from "react";
import { frameCopy } from "#features/frame/frame.copy.ts";
import { LegalLabel } from "#features/frame/LegalLabel.tsx";
import { StaticBar } from "#features/frame/StaticBar.tsx";
import { ledgerCopy } from "#features/privacy/ledger/ledger.copy.ts";
import { type Language, otherLanguage } from "#shared/language.ts";
import { SkipLink } from "#ui/skip-link/SkipLink.tsx";
import { site } from "../../site.ts";
import { type DocumentKind, pathOf } from "../document.list.ts";
import { pageCopy } from "../documents.copy.ts";
import styles from "./StaticPage.module.css";

export interface StaticPageProps {
  language: Language;
  kind: DocumentKind;
  year: number;
  children: ReactNode;
}

const legal = ["imprint", "privacy", "accessibility", "security"] as const;

/**
 * The frame of a document that needs no script: the site's bar, the same document in the other language, and the
 * other documents. All of it plain links.
 */
export function StaticPage({ language, kind, year, children }: StaticPageProps) {
  return (
    <>
      <SkipLink target="main">{frameCopy[language].skip}</SkipLink>
      <StaticBar
        language={language}
        brand={site.brand}
        homeHref={pathOf("home", language)}
        otherHref={pathOf(kind, otherLanguage(language))}
        theme={ledgerCopy[language].stored.theme.name}
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
        {kind === "privacy" ? (
          <a href="#contents-title" className={styles.back} data-screen-only="">
            {pageCopy[language].contents}
          </a>
        ) : null}
      </main>
      <StaticFooter language={language} kind={kind} year={year} />
    </>
  );
}

export function StaticFooter({ language, kind, year }: Omit<StaticPageProps, "children">) {
  const frame = frameCopy[language];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>{frame.copyright(year, site.legalName)}</p>
        <nav aria-label={frame.legal}>
          <ul className={styles.links}>
            {legal.map((entry) => (
              <li key={entry}>
                <a href={pathOf(entry, language)} aria-current={entry === kind ? "page" : undefined}>
                  <LegalLabel {...frame[entry]} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
