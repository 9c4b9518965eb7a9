import type { ComponentPropsWithRef } from "react";
import control from "./control.module.css";
import { Field, type FieldWords, useField } from "./Field.tsx";

export interface TextFieldProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<"input">, keyof FieldWords | "children"> {
  /** What a form sends it as. */
  name: string;
}

/** One line of text. `className` goes to the frame; everything else, and `ref`, to the input itself. */
export function TextField({
  label,
  hint,
  error,
  required,
  requiredMark,
  optionalMark,
  id,
  className,
  "aria-describedby": describedBy,
  ...input
}: TextFieldProps) {
  const words = { label, hint, error, required, requiredMark, optionalMark };
  const field = useField(id, words, describedBy);
  return (
    <Field {...words} field={field} className={className}>
      <input type="text" {...input} {...field.control} className={control["control"]} />
    </Field>
  );
}
