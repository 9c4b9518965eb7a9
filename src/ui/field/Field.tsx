import { cx } from "class-variance-authority";
import { type ReactNode, useId } from "react";
import { Icon } from "#ui/icon/Icon.tsx";
import styles from "./Field.module.css";

/** What stands around every field. */
export interface FieldWords {
  label: ReactNode;
  /** Help that is needed before typing; stands above the field, where no keyboard covers it. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Its presence marks the field as invalid. */
  error?: ReactNode;
  /** The form itself judges (`noValidate`), so the browser's own bubbles never show. */
  required?: boolean | undefined;
  /** The sign for "required" (an asterisk); explained once above the form, so hidden from hearing. */
  requiredMark?: string | undefined;
  /** The words for "optional", after the label. */
  optionalMark?: ReactNode;
}

/** The ids of a field's parts, and the attributes that tie its control to them. */
export function useField(
  id: string | undefined,
  words: FieldWords,
  ...alsoDescribedBy: (string | undefined)[]
) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = words.hint ? `${controlId}-hint` : undefined;
  const errorId = words.error ? `${controlId}-error` : undefined;
  const describedBy = [hintId, errorId, ...alsoDescribedBy].filter(Boolean).join(" ");
  return {
    hintId,
    errorId,
    control: {
      id: controlId,
      "aria-describedby": describedBy || undefined,
      required: words.required || undefined,
      // Says "no", too: an empty field that is required would be told as wrong before anybody has judged it.
      "aria-invalid": Boolean(words.error) || (words.required ? false : undefined),
    },
  };
}

export interface FieldErrorProps {
  /** What the control is described by. */
  id: string | undefined;
  /** What is wrong, and how it is put right. */
  children: ReactNode;
}

/** Why a field is not right: an icon and words, never colour alone. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles["error"]}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}

export interface RequiredMarkProps {
  /** The mark, for the eye alone. */
  children: string;
}

/** The sign for "required", seen and not heard: the control itself says it. */
export function RequiredMark({ children }: RequiredMarkProps) {
  return (
    <span aria-hidden="true" className={styles["required"]}>
      {`\u00a0${children}`}
    </span>
  );
}

interface FieldProps extends FieldWords {
  /** Its ids and states, from `useField`. */
  field: ReturnType<typeof useField>;
  /** Of the element around everything. */
  className?: string | undefined;
  /** The control. */
  children: ReactNode;
}

/** Label, hint and error of one control, in the order in which they are read. */
export function Field({ field, className, children, ...words }: FieldProps) {
  return (
    <div className={cx(styles["field"], className)}>
      <label htmlFor={field.control.id} className={styles["label"]}>
        {words.label}
        {words.required && words.requiredMark ? <RequiredMark>{words.requiredMark}</RequiredMark> : null}
        {words.optionalMark ? <span className={styles["optional"]}> {words.optionalMark}</span> : null}
      </label>
      {words.hint ? (
        <p id={field.hintId} className={styles["hint"]}>
          {words.hint}
        </p>
      ) : null}
      {words.error ? <FieldError id={field.errorId}>{words.error}</FieldError> : null}
      {children}
    </div>
  );
}
