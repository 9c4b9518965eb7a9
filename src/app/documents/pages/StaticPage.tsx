import type { ReactNode } from "react";
import { BrandMark } from "#features/frame/BrandMark.tsx";
import { frameCopy } from "#features/frame/frame.copy.ts";
import { LegalLabel } from "#features/frame/LegalLabel.tsx";
import type { Language } from "#shared/copy.ts";
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

const other: Record<Language, Language> = { de: "en", en: "de" };
const legal = ["imprint", "privacy", "accessibility", "security"] as const;

/**
 * The frame of a document that needs no script: the way home, to the same document in the other language, and
 * to the other documents. All of it plain links.
 */
export function StaticPage({ language, kind, year, children }: StaticPageProps) {
  const words = pageCopy[language];
  const frame = frameCopy[language];
  return (
    <>
      <a className={styles["skip"]} href="#main">
        {words.skip}
      </a>
      <header className={styles["bar"]}>
        <div className={styles["inner"]}>
          <a className={styles["brand"]} href={pathOf("home", language)}>
            <BrandMark />
            <span>
              {site.brand}
              <span className={styles["home"]}> · {words.home}</span>
            </span>
          </a>
          <a
            className={styles["language"]}
            href={pathOf(kind, other[language])}
            hrefLang={other[language]}
            lang={other[language]}
          >
            {words.otherLanguage}
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles["main"]}>
        {children}
      </main>
      <footer className={styles["footer"]}>
        <div className={styles["inner"]}>
          <p>{frame.copyright(year, site.legalName)}</p>
          <nav aria-label={words.documents}>
            <ul className={styles["links"]}>
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
    </>
  );
}
