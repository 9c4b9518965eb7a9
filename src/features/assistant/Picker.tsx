import { useEffect, useRef } from "react";
import { useCopy } from "#shared/copy.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import { Icon, type IconName } from "#ui/icon/Icon.tsx";
import { assistantCopy } from "./assistant.copy.ts";
import { type Mode, modes } from "./assistant.machine.ts";
import styles from "./Picker.module.css";

const icons: Record<Mode, IconName> = { text: "chat", voice: "microphone" };

export interface PickerProps {
  persona: string;
  /** The mode that was just left: its button takes the focus; else the heading does. */
  cameFrom: Mode | null;
  contactHref: string;
  onChoose: (mode: Mode) => void;
  /** The pointer or the focus is on a choice: what it needs may be fetched from our own server. */
  onConsider: (mode: Mode) => void;
  onContact: () => void;
}

/** Says who speaks here and offers the two ways, equal and different (WID-02). */
export function Picker({ persona, cameFrom, contactHref, onChoose, onConsider, onContact }: PickerProps) {
  const words = useCopy(assistantCopy);
  const heading = useRef<HTMLHeadingElement>(null);
  const choice = useRef<HTMLButtonElement>(null);

  useEffect(() => (choice.current ?? heading.current)?.focus(), []);

  return (
    <div className={styles["picker"]}>
      <Heading ref={heading} level={2} size="m" tabIndex={-1}>
        {words.greeting(persona)}
      </Heading>
      <p className={styles["notice"]}>{words.noticeMore}</p>
      <ul className={styles["choices"]}>
        {modes.map((mode) => (
          <li key={mode}>
            <button
              ref={mode === cameFrom ? choice : null}
              type="button"
              className={styles["choice"]}
              data-mode={mode}
              onClick={() => onChoose(mode)}
              onPointerEnter={() => onConsider(mode)}
              onFocus={() => onConsider(mode)}
            >
              <span className={styles["lamp"]}>
                <Icon name={icons[mode]} />
              </span>
              <span className={styles["title"]}>{words.choices[mode].title}</span>{" "}
              <span className={styles["text"]}>{words.choices[mode].text}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles["person"]}>
        {words.person}{" "}
        <a href={contactHref} onClick={onContact}>
          {words.contact}
        </a>
      </p>
    </div>
  );
}
