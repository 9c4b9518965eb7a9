import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import styles from "./LanguageSwitch.module.css";

const look = cva(styles.switch, {
  variants: { show: { name: null, code: styles.code } },
  defaultVariants: { show: "name" },
});

export interface LanguageSwitchProps<Code extends string>
  extends Omit<ComponentPropsWithRef<"fieldset">, "children"> {
  /** Each with its name in itself ("Deutsch", "English"). */
  languages: readonly { code: Code; name: string }[];
  /** The language that the page is in. */
  current: Code;
  /** The visitor chooses a language. */
  onChoose: (code: Code) => void;
  /** Names the group for those who hear it. */
  label: string;
  /**
   * The visible text; the accessible name is the language's own in any case.
   * @default name
   */
  show?: "name" | "code";
}

/** Chooses the language of the page. `show="code"` saves room in a bar; the name is still heard. */
export function LanguageSwitch<Code extends string>({
  languages,
  current,
  onChoose,
  label,
  show,
  className,
  ...rest
}: LanguageSwitchProps<Code>) {
  return (
    <fieldset {...rest} data-screen-only="" aria-label={label} className={look({ show, className })}>
      {languages.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={show === "code" ? name : undefined}
          aria-pressed={code === current}
          className={styles.choice}
          onClick={() => onChoose(code)}
        >
          {show === "code" ? code.toUpperCase() : name}
        </button>
      ))}
    </fieldset>
  );
}
