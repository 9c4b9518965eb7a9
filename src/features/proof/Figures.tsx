import type { Language } from "#shared/copy.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import styles from "./Figures.module.css";
import { type FigureId, figureIds, proofCopy } from "./proof.copy.ts";

export interface FiguresProps {
  /** The language that they are written in. */
  language: Language;
  /** Days until a contact request is deleted. */
  requestDays: number;
  /** Where each figure can be checked, or is told in full. */
  hrefs: Record<FigureId, string>;
}

/** What a stranger can verify on this very website, each figure with its evidence. */
export function Figures({ language, requestDays, hrefs }: FiguresProps) {
  const words = proofCopy[language];
  const figures = words.figures(requestDays);
  return (
    <>
      <Heading level={3} size="s">
        {words.intro}
      </Heading>
      <ul className={styles.figures}>
        {figureIds.map((id) => (
          <li key={id} className={styles.figure}>
            <p>
              <strong>{figures[id].figure}</strong> {figures[id].text}
            </p>
            <p className={styles.evidence}>
              {figures[id].evidence} <a href={hrefs[id]}>{figures[id].link}</a>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
