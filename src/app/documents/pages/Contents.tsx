import type { Language } from "#shared/copy.ts";
import { pageCopy } from "../documents.copy.ts";
import styles from "./StaticPage.module.css";

export interface ContentsProps {
  language: Language;
  sections: readonly { id: string; title: string }[];
}

/** The sections of a long document, each a press away. */
export function Contents({ language, sections }: ContentsProps) {
  return (
    <nav aria-labelledby="contents-title" className={styles["contents"]}>
      <div>
        <p id="contents-title">{pageCopy[language].contents}</p>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
