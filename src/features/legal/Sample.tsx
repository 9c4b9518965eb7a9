import type { Language } from "#shared/copy.ts";
import styles from "./Legal.module.css";
import { sampleCopy } from "./legal.copy.ts";
import type { SampleFields } from "./legal.model.ts";

export interface SampleNoticeProps {
  /** The language that it is written in. */
  language: Language;
  /** Which facts are samples; without one nothing is said. */
  sample: SampleFields;
  /** What the page tells: facts about the company, or of its providers and periods, too. */
  tells?: "company" | "all";
}

/** Says once, at the top and in a line, that the page holds samples; which, when it is opened. Nothing when it holds none. */
export function SampleNotice({ language, sample, tells = "all" }: SampleNoticeProps) {
  if (sample.length === 0) return null;
  const words = sampleCopy[language];
  return (
    <details className={styles.sample}>
      <summary>{words.title}</summary>
      <p>{words[tells]}</p>
    </details>
  );
}
