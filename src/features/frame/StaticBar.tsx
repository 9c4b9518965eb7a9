import { cx } from "class-variance-authority";
import { type Language, otherLanguage } from "#shared/language.ts";
import { Icon } from "#ui/icon/Icon.tsx";
import { Bar } from "./Bar.tsx";
import { frameCopy } from "./frame.copy.ts";
import own from "./StaticBar.module.css";
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
  /** Names the switch between day and night; an inline script hears it (boot/static.ts). */
  theme: string;
}

/** The bar of a document that runs no app: the same ways, all of them links to the home document (TOP-01 to TOP-03). */
export function StaticBar({ language, brand, homeHref, otherHref, theme }: StaticBarProps) {
  const words = frameCopy[language];
  const other = otherLanguage(language);
  return (
    <Bar
      brand={brand}
      home={{ href: homeHref, name: words.homeName }}
      nav={words.nav}
      links={words.links.map(({ label, href }) => ({ label, href: homeHref + href }))}
      call={{ href: `${homeHref}#contact`, label: words.call }}
      controls={
        <>
          <button
            type="button"
            aria-label={theme}
            className={cx(styles.language, styles.theme, own.theme)}
            data-switches-theme=""
          >
            <Icon name="sun" />
            <Icon name="moon" />
          </button>
          <a className={styles.language} href={otherHref} hrefLang={other} aria-label={words.other.name}>
            {words.other.shown}
          </a>
        </>
      }
    />
  );
}
