import { cx } from "class-variance-authority";
import { Select as Behaviour } from "radix-ui";
import { type Ref, useState } from "react";
import controlStyles from "#ui/field/control.module.css";
import { Icon } from "#ui/icon/Icon.tsx";
import { useMedia } from "#ui/media/useMedia.ts";
// Relative: the book reads the props of a base only where it can follow the path.
import { Field, type FieldWords, useField } from "../field/Field.tsx";
import { SelectField, type SelectOption } from "../field/SelectField.tsx";
import styles from "./Select.module.css";

export interface SelectProps extends FieldWords {
  /** What a form sends it as. */
  name: string;
  /** What there is to choose from. */
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** The chosen one; the empty text for none. */
  value: string;
  /** The visitor chooses this value. */
  onChoose: (value: string) => void;
  /** Of the control, for its label. */
  id?: string;
  /** It cannot be opened. */
  disabled?: boolean;
  /** Of the control. */
  className?: string;
  /** Goes to what takes the focus: the button, or the native select on touch. */
  ref?: Ref<HTMLButtonElement & HTMLSelectElement>;
}

/**
 * One of a few, in our own list. On touch, and before script runs, it is the browser's own select: nothing
 * beats a phone's wheel. In a plain form prefer `SelectField`, which is native everywhere.
 */
export function Select(props: SelectProps) {
  const touch = useMedia("(pointer: coarse)", true);
  if (!touch) return <ListSelect {...props} />;
  const { onChoose, ...rest } = props;
  return <SelectField {...rest} onChange={(event) => onChoose(event.target.value)} />;
}

function ListSelect({
  name,
  options,
  placeholder,
  value,
  onChoose,
  id,
  disabled = false,
  className,
  ref,
  ...words
}: SelectProps) {
  const field = useField(id, words);
  const { required, ...control } = field.control;
  const [open, setOpen] = useState(false);
  return (
    <Field {...words} field={field} className={className}>
      <Behaviour.Root
        name={name}
        value={value}
        onValueChange={onChoose}
        onOpenChange={setOpen}
        disabled={disabled}
      >
        <Behaviour.Trigger
          ref={ref}
          {...control}
          // A button is never `required`: it says so in words.
          aria-required={required}
          // While the list is open the page is hidden from assistive technology: no stop may be left in it.
          tabIndex={open ? -1 : 0}
          className={cx(controlStyles["control"], styles["trigger"])}
        >
          <span className={styles["value"]}>
            <Behaviour.Value placeholder={placeholder} />
          </span>
          <Icon name="chevron-down" className={styles["arrow"]} />
        </Behaviour.Trigger>
        <Behaviour.Portal>
          <Behaviour.Content position="popper" sideOffset={6} className={styles["list"]}>
            <Behaviour.Viewport>
              {options.map((option) => (
                <Behaviour.Item key={option.value} value={option.value} className={styles["option"]}>
                  <Behaviour.ItemText>{option.label}</Behaviour.ItemText>
                  <Behaviour.ItemIndicator className={styles["chosen"]}>
                    <Icon name="check" />
                  </Behaviour.ItemIndicator>
                </Behaviour.Item>
              ))}
            </Behaviour.Viewport>
          </Behaviour.Content>
        </Behaviour.Portal>
      </Behaviour.Root>
    </Field>
  );
}
