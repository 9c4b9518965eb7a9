import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import { Icon } from "#ui/icon/Icon.tsx";
import common from "./control.module.css";
import { Field, type FieldWords, useField } from "./Field.tsx";
import styles from "./SelectField.module.css";

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<"select">, keyof FieldWords | "children" | "multiple" | "size"> {
  /** The `name` in a submitted form. */
  name: string;
  /** The choices. */
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; its value is the empty text. */
  placeholder: string;
}

/** One of a few, as the browser's own select: the wheel on a phone, the list on a desktop, and no script needed. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame}>
      <span className={styles.frame}>
        <select {...control} className={cx(common["control"], styles.select)}>
          <option value="">{placeholder}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles.arrow} />
      </span>
    </Field>
  );
}
