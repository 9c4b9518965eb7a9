import { cx } from "class-variance-authority";
import { type ComponentPropsWithRef, useId } from "react";
import common from "./control.module.css";
import { Field, type FieldWords, useField } from "./Field.tsx";
import styles from "./TextArea.module.css";

export interface TextAreaProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<"textarea">, keyof FieldWords | "children"> {
  /** The `name` in a submitted form. */
  name: string;
  /** How much room is left, in words. Heard with the field, not at every key. */
  counter?: string | undefined;
}

/** Several lines of text: at least five, and grows with what is typed. */
export function TextArea({ counter, ...props }: TextAreaProps) {
  const counterId = useId();
  const { frame, control } = useField(props, counter ? counterId : undefined);
  return (
    <Field {...frame}>
      <textarea rows={5} {...control} className={cx(common["control"], styles.textarea)} />
      {counter ? (
        <p id={counterId} className={styles.counter}>
          {counter}
        </p>
      ) : null}
    </Field>
  );
}
