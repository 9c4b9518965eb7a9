import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import { Icon } from "#ui/icon/Icon.tsx";
import control from "./control.module.css";
import { Field, type FieldWords, useField } from "./Field.tsx";
import styles from "./SelectField.module.css";

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<"select">, keyof FieldWords | "children" | "multiple" | "size"> {
  /** What a form sends it as. */
  name: string;
  /** What there is to choose from. */
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; its value is the empty text. */
  placeholder: string;
}

/** One of a few, as the browser's own select: the wheel on a phone, the list on a desktop, and no script needed. */
export function SelectField({
  label,
  hint,
  error,
  required,
  requiredMark,
  optionalMark,
  options,
  placeholder,
  id,
  className,
  "aria-describedby": describedBy,
  ...select
}: SelectFieldProps) {
  const words = { label, hint, error, required, requiredMark, optionalMark };
  const field = useField(id, words, describedBy);
  return (
    <Field {...words} field={field} className={className}>
      <span className={styles["frame"]}>
        <select {...select} {...field.control} className={cx(control["control"], styles["select"])}>
          <option value="">{placeholder}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles["arrow"]} />
      </span>
    </Field>
  );
}
