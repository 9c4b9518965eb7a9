import { cx } from "class-variance-authority";
import { type ComponentPropsWithRef, useId } from "react";
import control from "./control.module.css";
import { Field, type FieldWords, useField } from "./Field.tsx";
import styles from "./TextArea.module.css";

export interface TextAreaProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<"textarea">, keyof FieldWords | "children"> {
  /** What a form sends it as. */
  name: string;
  /** How much room is left, in words. Heard with the field, not at every key. */
  counter?: string | undefined;
}

/** Several lines of text: at least five, and grows with what is typed. */
export function TextArea({
  label,
  hint,
  error,
  required,
  requiredMark,
  optionalMark,
  counter,
  id,
  className,
  "aria-describedby": describedBy,
  ...textarea
}: TextAreaProps) {
  const counterId = useId();
  const words = { label, hint, error, required, requiredMark, optionalMark };
  const field = useField(id, words, counter ? counterId : undefined, describedBy);
  return (
    <Field {...words} field={field} className={className}>
      <textarea
        rows={5}
        {...textarea}
        {...field.control}
        className={cx(control["control"], styles["textarea"])}
      />
      {counter ? (
        <p id={counterId} className={styles["counter"]}>
          {counter}
        </p>
      ) : null}
    </Field>
  );
}
