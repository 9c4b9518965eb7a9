import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import styles from "./LanguageSwitch.module.css";

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
}

/** Chooses the language of the page, by each one's own name. */
export function LanguageSwitch<Code extends string>({
  languages,
  current,
  onChoose,
  label,
  className,
  ...rest
}: LanguageSwitchProps<Code>) {
  return (
    <fieldset {...rest} data-screen-only="" aria-label={label} className={cx(styles.switch, className)}>
      {languages.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === current}
          className={styles.choice}
          onClick={() => onChoose(code)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
