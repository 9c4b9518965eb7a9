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
      <main className={styles.main}>
        <InEach>{(language) => <WaysOn language={language} />}</InEach>
        <LostLight />
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
    <div className={styles.words}>
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
    </div>
  );
}

/** A decorative light that has left the river and lies on still water. */
function LostLight() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1600 220"
      preserveAspectRatio="xMaxYMid slice"
      className={styles.drawing}
    >
      <path
        className={styles.river}
        d="M0 120c150-44 300 26 470-6s250-72 420-64 190 38 330 6 240-40 380-30"
      />
      <path className={styles.river} d="M0 150c180-34 320 22 500-6s260-70 420-60 180 10 300-28" />
      {[34, 78, 130, 190].map((radius, at) => (
        <ellipse
          key={radius}
          className={styles.ring}
          cx="1370"
          cy="150"
          rx={radius}
          ry={radius * 0.3}
          opacity={0.8 - at * 0.2}
        />
      ))}
      <circle className={styles.halo} cx="1370" cy="146" r="26" />
      <circle className={styles.light} cx="1370" cy="146" r="7" />
      <path className={styles.glint} d="M1370 166v12M1370 186v8M1370 203v4" />
    </svg>
  );
}
