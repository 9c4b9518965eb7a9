import { type Language, otherLanguage } from "#shared/language.ts";
import { Bar } from "./Bar.tsx";
import { frameCopy } from "./frame.copy.ts";
import styles from "./TopBar.module.css";

export interface StaticBarProps {
  /** The language of the document. */
  language: Language;
  /** The name of the company. */
  brand: string;
  /** The home document in this language. */
  homeHref: string;
  /** The same document in the other language. */
  otherHref: string;
}

/** The bar of a document that runs no app: the same ways, all of them links to the home document (TOP-01 to TOP-03). */
export function StaticBar({ language, brand, homeHref, otherHref }: StaticBarProps) {
  const words = frameCopy[language];
  const other = otherLanguage(language);
  return (
    <Bar
      brand={brand}
      home={{ href: homeHref, name: words.homeName }}
      nav={words.nav}
      links={words.links.map(({ label, href }) => ({ label, href: homeHref + href }))}
      switchable={false}
      call={{ href: `${homeHref}#contact`, label: words.call }}
      controls={
        <a className={styles.language} href={otherHref} hrefLang={other} aria-label={words.other.name}>
          {words.other.shown}
        </a>
      }
    />
  );
}
