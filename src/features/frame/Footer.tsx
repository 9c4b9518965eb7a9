import { type ReactNode, useId } from "react";
import { languages, useCopy, useLanguage } from "#shared/copy.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { LanguageSwitch } from "#ui/language-switch/LanguageSwitch.tsx";
import styles from "./Footer.module.css";
import { frameCopy } from "./frame.copy.ts";
import { LegalLabel } from "./LegalLabel.tsx";
import { useLanguageChoice } from "./useLanguageChoice.ts";

export interface FooterProps {
  /** Who owns the page, for the copyright line. */
  owner: string;
  /** The city of the company line (HOME-04). */
  city: string;
  /** The year of the copyright line; handed in, so that a picture of the page does not age. */
  year: number;
  /** Whether facts of the company are made up; one line says so for the whole view. */
  sample?: boolean;
  /** The newsletter's field (HOME-03). */
  newsletter?: ReactNode;
  /** Controls of the whole page, beside the language: stilling what moves. */
  controls?: ReactNode;
}

const ownNames = { de: "Deutsch", en: "English" } as const;

/** The end of every view: where to go on, in which language, and whose page it is (HOME-02 to HOME-04, LANG-02). */
export function Footer({ owner, city, year, sample = false, newsletter, controls }: FooterProps) {
  const words = useCopy(frameCopy);
  const { language } = useLanguage();
  const switchTo = useLanguageChoice();
  const quickId = useId();
  const legalId = useId();
  const legalLinks = [words.imprint, words.privacy, words.accessibility, words.security];

  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.tagline} lang="en">
          {words.tagline}
        </p>
        <nav aria-labelledby={quickId}>
          <Heading id={quickId} level={2} size="s">
            {words.quickLinks}
          </Heading>
          <ul className={styles.list}>
            {words.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby={legalId}>
          <Heading id={legalId} level={2} size="s">
            {words.legal}
          </Heading>
          <ul className={styles.list}>
            {legalLinks.map(({ href, ...label }) => (
              <li key={href}>
                <a href={href}>
                  <LegalLabel {...label} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {newsletter ? <div className={styles.newsletter}>{newsletter}</div> : null}
        <div className={styles.controls}>
          <LanguageSwitch
            label={words.language}
            languages={languages.map((code) => ({ code, name: ownNames[code] }))}
            current={language}
            onChoose={switchTo}
          />
          {controls}
        </div>
        <div className={styles.end}>
          <p>{`${words.copyright(year, owner)} ${words.place(city)}`}</p>
          {sample ? <p>{words.sample}</p> : null}
        </div>
      </div>
    </footer>
  );
}
