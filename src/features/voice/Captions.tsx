import { useEffect, useRef } from "react";
import { useCopy } from "#shared/copy.ts";
import chips from "#ui/button/chips.module.css";
import { Scroller } from "#ui/scroller/Scroller.tsx";
import styles from "./Captions.module.css";
import { voiceCopy } from "./voice.copy.ts";
import type { Caption } from "./voice.machine.ts";

export interface CaptionsProps {
  /** The messages, oldest first. */
  captions: readonly Caption[];
  /** The name that the assistant goes by. */
  persona: string;
  /** Questions to tap, after what was said last. */
  questions: readonly string[];
  /** The visitor asks this. */
  onAsk: (question: string) => void;
}

/** Live captions, to be read at one's own pace. The view announces each new line once. */
export function Captions({ captions, persona, questions, onAsk }: CaptionsProps) {
  const words = useCopy(voiceCopy);
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const scroller = log.current;
    const last = scroller?.querySelector<HTMLElement>("li[data-final]:last-of-type");
    if (!scroller || !last) return;
    // A whole answer is read from its beginning; what is still growing is followed at its end.
    const whole = captions.at(-1)?.final ?? false;
    const above = Number.parseFloat(getComputedStyle(scroller).paddingBlockStart);
    const start = last.getBoundingClientRect().top - scroller.getBoundingClientRect().top - above;
    scroller.scrollTo({ top: whole ? scroller.scrollTop + start : scroller.scrollHeight });
  }, [captions]);

  /** The question goes when it is asked, and would take the focus along. */
  function ask(question: string) {
    log.current?.focus({ preventScroll: true });
    onAsk(question);
  }

  return (
    <Scroller ref={log} aria-label={words.captions} className={styles.log}>
      {captions.length === 0 ? <p className={styles.none}>{words.noCaptions}</p> : null}
      <ol className={styles.captions}>
        {captions.map(({ id, from, text, final, language }) => (
          <li key={id} data-from={from} data-final={final} className={styles.caption}>
            <span className={styles.by}>{from === "visitor" ? words.you : persona}</span>{" "}
            <span lang={language}>{text}</span>
          </li>
        ))}
      </ol>
      {questions.length > 0 ? (
        <ul aria-label={words.questions} className={chips["chips"]}>
          {questions.map((question) => (
            <li key={question}>
              <button type="button" className={chips["chip"]} onClick={() => ask(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Scroller>
  );
}
