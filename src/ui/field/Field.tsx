import { cx } from "class-variance-authority";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { Icon } from "#ui/icon/Icon.tsx";
import styles from "./Field.module.css";

export interface FieldWords {
  /** What is asked for; names the control. */
  label: ReactNode;
  /** Help that is needed before typing; stands above the field, where no keyboard covers it. */
  hint?: ReactNode;
  /** The error, and how to correct it. Its presence marks the field as invalid. */
  error?: ReactNode;
  /** The form itself judges (`noValidate`), so the browser's own bubbles never show. */
  required?: boolean | undefined;
  /** The sign for "required" (an asterisk); explained once above the form, so hidden from hearing. */
  requiredMark?: string | undefined;
  /** The words for "optional", after the label. */
  optionalMark?: ReactNode;
}

interface FieldProps extends Partial<FieldWords> {
  /** The control's; made up where none is given. */
  id?: string | undefined;
  /** Of the element around everything. */
  className?: string | undefined;
  /** Further ids for `aria-describedby`. */
  "aria-describedby"?: string | undefined;
  /** Where what is wrong is said elsewhere. */
  "aria-invalid"?: ComponentPropsWithRef<"input">["aria-invalid"];
}

/**
 * Parts a field's props: words and ids are the frame's (`Field`); all others are the control's, with the attributes
 * that tie it to the frame.
 */
export function useField<Props extends FieldProps>(
  {
    label,
    hint,
    error,
    required,
    requiredMark,
    optionalMark,
    id,
    className,
    "aria-describedby": describedBy,
    "aria-invalid": invalid,
    ...own
  }: Props,
  ...alsoDescribedBy: (string | undefined)[]
) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedByAll = [hintId, errorId, ...alsoDescribedBy, describedBy].filter(Boolean).join(" ");
  return {
    frame: {
      ...{ label, hint, error, required, requiredMark, optionalMark },
      ...{ controlId, hintId, errorId, className },
    },
    control: {
      ...own,
      id: controlId,
      "aria-describedby": describedByAll || undefined,
      required: required || undefined,
      // Says "no", too: an empty field that is required would be told as wrong before anybody has judged it.
      "aria-invalid": Boolean(error) || invalid || (required ? false : undefined),
    },
  };
}

export interface FieldErrorProps {
  /** The id that describes the control. */
  id: string | undefined;
  /** The error, and how to correct it. */
  children: ReactNode;
}

/** Why a field is not right: an icon and words, never colour alone. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error}>
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
    <span aria-hidden="true" className={styles.required}>
      {`\u00a0${children}`}
    </span>
  );
}

interface FrameProps extends Partial<FieldWords> {
  /** The id of the control, for its label. */
  controlId: string;
  /** The id of the hint, if there is one. */
  hintId: string | undefined;
  /** The id of the error, if there is one. */
  errorId: string | undefined;
  /** Of the element around everything. */
  className?: string | undefined;
  /** The control. */
  children: ReactNode;
}

/** Label, hint and error of one control, in the order in which they are read. */
export function Field({ controlId, hintId, errorId, className, children, ...words }: FrameProps) {
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={controlId} className={styles.label}>
        {words.label}
        {words.required && words.requiredMark ? <RequiredMark>{words.requiredMark}</RequiredMark> : null}
        {words.optionalMark ? <span className={styles.optional}>{` ${words.optionalMark}`}</span> : null}
      </label>
      {words.hint ? (
        <p id={hintId} className={styles.hint}>
          {words.hint}
        </p>
      ) : null}
      {words.error ? <FieldError id={errorId}>{words.error}</FieldError> : null}
      {children}
    </div>
  );
}
