import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { frameCopy } from "#features/frame/frame.copy.ts";
import { StaticBar } from "#features/frame/StaticBar.tsx";
import { ledgerCopy } from "#features/privacy/ledger/ledger.copy.ts";
import { type Language, languages, otherLanguage } from "#shared/language.ts";
import { LinkButton } from "#ui/button/Button.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { site } from "../../site.ts";
import { pathOf } from "../document.list.ts";
import { pageCopy } from "../documents.copy.ts";
import styles from "./NotFoundPage.module.css";
import page from "./StaticPage.module.css";
import { StaticFooter } from "./StaticPage.tsx";

export interface NotFoundPageProps {
  year: number;
}

/**
 * The page of an address that leads nowhere. One file for all of them: it holds both languages, and the inline script
 * (boot/static.ts) leaves that of the address. Without a script both say so.
 */
export function NotFoundPage({ year }: NotFoundPageProps) {
  return (
    <div className={styles.page}>
      <InEach>
        {(language) => (
          <StaticBar
            language={language}
            brand={site.brand}
            homeHref={pathOf("home", language)}
            otherHref={pathOf("home", otherLanguage(language))}
            theme={ledgerCopy[language].stored.theme.name}
          />
        )}
      </InEach>
      <main className={cx(page.main, styles.main)}>
        <InEach>{(language) => <WaysOn language={language} />}</InEach>
      </main>
      <InEach>{(language) => <StaticFooter language={language} kind="home" year={year} />}</InEach>
    </div>
  );
}

/** The same part in each language; the inline script leaves one of them. */
function InEach({ children }: { children: (language: Language) => ReactNode }) {
  return languages.map((language) => (
    <div key={language} lang={language} data-not-found-in={language} className={styles.part}>
      {children(language)}
    </div>
  ));
}

function WaysOn({ language }: { language: Language }) {
  const { notFound, contact } = pageCopy[language];
  const homePath = pathOf("home", language);
  return (
    <header>
      <Heading level={1} size="l">
        {notFound.title}
      </Heading>
      <Prose size="lead" quiet>
        <p>{notFound.text}</p>
      </Prose>
      <ul className={page.links}>
        {notFound.ways.map(({ label, hash }) => (
          <li key={hash}>
            <a href={homePath + hash}>{label}</a>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <LinkButton href={homePath}>{frameCopy[language].homeName}</LinkButton>
        <LinkButton tone="secondary" href={`${homePath}#contact`}>
          {contact}
        </LinkButton>
      </div>
    </header>
  );
}
