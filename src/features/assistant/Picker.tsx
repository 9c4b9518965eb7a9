import { useEffect, useId, useRef } from "react";
import { useCopy } from "#shared/copy.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { Icon, type IconName } from "#ui/icon/Icon.tsx";
import { assistantCopy } from "./assistant.copy.ts";
import { type Mode, modes } from "./assistant.machine.ts";
import { Hint, type LoadHint } from "./Hint.tsx";
import styles from "./Picker.module.css";

const icons: Record<Mode, IconName> = { text: "chat", voice: "microphone" };

export interface PickerProps {
  /** The name that the assistant goes by. */
  persona: string;
  /** The mode that was just left: its button takes the focus; else the heading does. */
  cameFrom: Mode | null;
  /** Where the contact form is. */
  contactHref: string;
  /** The visitor chooses how to talk. */
  onChoose: (mode: Mode) => void;
  /** The pointer or the focus is on a choice: what it needs may be fetched from our own server. */
  onConsider: (mode: Mode) => void;
  /** The visitor goes to the contact form. */
  onContact: () => void;
  /** To begin with, in the page's language; empty where nothing here may answer yet. */
  questions: readonly string[];
  /** Writes, beginning with this question. */
  onAsk: (question: string) => void;
  /** Says how speaking goes in this browser, where that is not what everybody expects. Must stay the same. */
  speakHint: LoadHint | null;
}

/** Says who speaks here and offers the two ways, equal and different (WID-02). */
export function Picker({
  persona,
  cameFrom,
  contactHref,
  onChoose,
  onConsider,
  onContact,
  questions,
  onAsk,
  speakHint,
}: PickerProps) {
  const words = useCopy(assistantCopy);
  const heading = useRef<HTMLHeadingElement>(null);
  const hint = useId();
  const asking = useId();
  const choice = useRef<HTMLButtonElement>(null);

  useEffect(() => (choice.current ?? heading.current)?.focus(), []);

  return (
    <div className={styles.picker}>
      <Heading ref={heading} level={2} size="m" tabIndex={-1}>
        {words.greeting(persona)}
      </Heading>
      <ul className={styles.choices}>
        {modes.map((mode) => (
          <li key={mode}>
            <button
              ref={mode === cameFrom ? choice : null}
              type="button"
              className={styles.choice}
              data-mode={mode}
              aria-describedby={mode === "voice" && speakHint ? hint : undefined}
              onClick={() => onChoose(mode)}
              onPointerEnter={() => onConsider(mode)}
              onFocus={() => onConsider(mode)}
            >
              <span className={styles.lamp}>
                <Icon name={icons[mode]} />
              </span>
              <span className={styles.title}>{words.choices[mode].title}</span>{" "}
              <span className={styles.text}>{words.choices[mode].text}</span>
            </button>
          </li>
        ))}
      </ul>
      {speakHint ? (
        <p id={hint} className={styles.hint}>
          <Hint load={speakHint} />
        </p>
      ) : null}
      {questions.length > 0 ? (
        <>
          <p id={asking} className={styles.ask}>
            {words.askNow}
          </p>
          <ul aria-labelledby={asking} className={styles.questions}>
            {questions.map((question) => (
              <li key={question}>
                <button type="button" className={styles.question} onClick={() => onAsk(question)}>
                  {question}
                  <Icon name="arrow-right" />
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className={styles.person}>
        {words.person}{" "}
        <a href={contactHref} onClick={onContact}>
          {words.contact}
        </a>
      </p>
    </div>
  );
}
