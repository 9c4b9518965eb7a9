import type { ChangeEventHandler, ComponentPropsWithRef } from "react";
import styles from "./control.module.css";
import { Field, type FieldWords, useField } from "./Field.tsx";

/** `className` goes to the frame; everything else, and `ref`, to the input itself. */
export interface TextFieldProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<"input">, keyof FieldWords | "children"> {
  /** The `name` in a submitted form. */
  name: string;
  /** What is typed is in `event.target.value`. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
}

/** One line of text: a name, an address, a number. */
export function TextField(props: TextFieldProps) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame}>
      <input type="text" {...control} className={styles.control} />
    </Field>
  );
}
