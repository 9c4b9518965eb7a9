import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./Checkbox.module.css";
import { FieldError, type FieldWords, RequiredMark, useField } from "./Field.tsx";

export interface CheckboxProps
  extends Pick<FieldWords, "hint" | "error" | "required" | "requiredMark">,
    Omit<ComponentPropsWithRef<"input">, keyof FieldWords | "type"> {
  /** The `name` in a submitted form. */
  name: string;
  /** The label. A link inside is followed and does not tick the box. */
  children: ReactNode;
}

/** Yes or no. The whole row answers to the press; a link in the label stays a link. */
export function Checkbox({ children, ...props }: CheckboxProps) {
  const { frame, control } = useField(props);
  const { className, hint, hintId, error, errorId, required, requiredMark } = frame;
  return (
    <div className={className}>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      <label className={styles.row}>
        <input {...control} type="checkbox" className={styles.box} />
        <span className={styles.label}>
          {children}
          {required && requiredMark ? <RequiredMark>{requiredMark}</RequiredMark> : null}
        </span>
      </label>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
