import { BrandMark } from "#features/frame/BrandMark.tsx";
import { languages } from "#shared/copy.ts";
import { LinkButton } from "#ui/button/Button.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { site } from "../../site.ts";
import { pathOf } from "../document.list.ts";
import { pageCopy } from "../documents.copy.ts";
import styles from "./NotFoundPage.module.css";

/**
 * What an address that leads nowhere shows. One file for all of them: it holds both languages, and the inline script
 * (boot/static.ts) leaves that of the address. Without a script both say so.
 */
export function NotFoundPage() {
  return (
    <main className={styles["page"]}>
      <p className={styles["brand"]}>
        <BrandMark /> {site.brand}
      </p>
      <LostLight />
      {languages.map((language) => {
        const { notFound, home, contact, otherLanguage } = pageCopy[language];
        const other = language === "de" ? "en" : "de";
        const homePath = pathOf("home", language);
        return (
          <section key={language} lang={language} data-not-found-in={language} className={styles["part"]}>
            <Heading level={1} size="l">
              {notFound.title}
            </Heading>
            <Prose size="lead" quiet>
              <p>{notFound.text}</p>
            </Prose>
            <ul className={styles["ways"]}>
              {notFound.ways.map(({ label, hash }) => (
                <li key={hash}>
                  <a href={homePath + hash}>{label}</a>
                </li>
              ))}
              <li>
                <a href={pathOf("home", other)} hrefLang={other} lang={other}>
                  {otherLanguage}
                </a>
              </li>
            </ul>
            <div className={styles["buttons"]}>
              <LinkButton href={homePath}>{home}</LinkButton>
              <LinkButton tone="secondary" href={`${homePath}#contact`}>
                {contact}
              </LinkButton>
            </div>
          </section>
        );
      })}
    </main>
  );
}

/** A light that has left the river. */
function LostLight() {
  return (
    <svg aria-hidden="true" viewBox="0 0 640 120" className={styles["drawing"]}>
      <path className={styles["river"]} d="M0 86c90-26 170 16 260-8 60-16 90-34 130-30" />
      <path className={styles["river"]} d="M0 100c110-18 190 14 280-8" />
      <path className={styles["way"]} d="M390 48c50 5 74 44 120 38" />
      <circle className={styles["light"]} cx="536" cy="76" r="7" />
      <path className={styles["glow"]} d="M536 52v-12M556 60l9-9M560 80h13M516 60l-9-9" />
    </svg>
  );
}
