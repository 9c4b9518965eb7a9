import { BrandMark } from "#features/frame/BrandMark.tsx";
import { languages } from "#shared/copy.ts";
import { LinkButton } from "#ui/button/Button.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { site } from "../../site.ts";
import { pathOf } from "../document.list.ts";
import { pageCopy } from "../documents.copy.ts";
import styles from "./NotFoundPage.module.css";

/** An address that leads nowhere tells no language: both say so, each with a way home. */
export function NotFoundPage() {
  return (
    <main className={styles["page"]}>
      <p className={styles["brand"]}>
        <BrandMark /> {site.brand}
      </p>
      {languages.map((language, place) => {
        const { notFound, home, contact } = pageCopy[language];
        return (
          <section key={language} lang={language} className={styles["part"]}>
            <Heading level={place === 0 ? 1 : 2} size={place === 0 ? "l" : "m"}>
              {notFound.title}
            </Heading>
            <Prose quiet>
              <p>{notFound.text}</p>
            </Prose>
            <div className={styles["ways"]}>
              <LinkButton tone={place === 0 ? "primary" : "secondary"} href={pathOf("home", language)}>
                {home}
              </LinkButton>
              <LinkButton tone="quiet" href={`${pathOf("home", language)}#contact`}>
                {contact}
              </LinkButton>
            </div>
          </section>
        );
      })}
    </main>
  );
}
