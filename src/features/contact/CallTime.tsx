import { useState } from "react";
import { useCopy } from "#shared/copy.ts";
import { TextField } from "#ui/field/TextField.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import styles from "./CallTime.module.css";
import { callCopy } from "./contact.call.copy.ts";
import { callDays } from "./contact.call-days.ts";
import { contactCopy } from "./contact.copy.ts";
import { anyTime, type CallbackRequest, callParts } from "./contact.draft.ts";

export interface CallTimeProps {
  /** Where and when the visitor wants to be called, so far. */
  wish: CallbackRequest;
  /** In milliseconds: the days on offer follow it. By default the time that it is. */
  now?: number | undefined;
  /** The id of the number's control: the error summary leads to it. */
  phoneId: string;
  /** Whether the number cannot be dialled. */
  undialled: boolean;
  /** On its way: what is being sent must not change. */
  locked: boolean;
  /** The visitor changes something. */
  onWish: (wish: CallbackRequest) => void;
}

interface Choice<Value> {
  value: Value;
  name: string;
  more: string;
}

interface ChoicesProps<Value> {
  /** The `name` of the radio group. */
  group: string;
  /** The chosen value. */
  label: string;
  /** The choices. None is made beforehand: what is sent is a wish. */
  choices: readonly Choice<Value>[];
  /** The choice that is made; empty before the first. */
  chosen: Value | "";
  /** On its way: what is being sent must not change. */
  locked: boolean;
  /** The visitor makes another choice. */
  onChoose: (value: Value) => void;
}

/** A few choices at a glance, one of which can be made; radio buttons for every device. */
function Choices<Value extends string>({ group, label, choices, chosen, ...rest }: ChoicesProps<Value>) {
  return (
    <fieldset className={styles.choices} data-of={group}>
      <legend>{label}</legend>
      {choices.map(({ value, name, more }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={group}
            checked={value === chosen}
            aria-disabled={rest.locked || undefined}
            onChange={() => rest.locked || rest.onChoose(value)}
          />
          <span className={styles.name}>{name}</span> <span className={styles.more}>{more}</span>
          {/* Not by colour alone. */}
          <Icon name="check" className={styles.mark} />
        </label>
      ))}
    </fieldset>
  );
}

/** Which day, which part of it, and the number to call: a booking at a glance, sent in the description as words. */
export function CallTime({ wish, now, phoneId, undialled, locked, onWish }: CallTimeProps) {
  const words = useCopy(callCopy);
  const { optional } = useCopy(contactCopy);
  // As they were when the form came: a choice must not vanish at midnight.
  const [days] = useState(() => callDays(now ?? Date.now()));
  const offered = wish.day && wish.day !== anyTime && !days.includes(wish.day) ? [wish.day, ...days] : days;
  const choose = (change: Partial<CallbackRequest>) => onWish({ ...wish, ...change });
  return (
    <fieldset className={styles.call}>
      <legend>{words.legend}</legend>
      <p>{words.hint}</p>
      <Choices
        group="call-day"
        label={words.day}
        choices={[
          ...offered.map((value) => ({ value, ...words.dayOf(value) })),
          { value: anyTime, ...words.anyDay },
        ]}
        chosen={wish.day}
        locked={locked}
        onChoose={(day) => choose({ day })}
      />
      <Choices
        group="call-part"
        label={words.part}
        choices={[
          ...callParts.map((value) => ({ value, ...words.parts[value] })),
          { value: anyTime, ...words.anyPart },
        ]}
        chosen={wish.part}
        locked={locked}
        onChoose={(part) => choose({ part })}
      />
      <TextField
        id={phoneId}
        type="tel"
        name="call-phone"
        autoComplete="tel"
        maxLength={40}
        label={words.phone}
        optionalMark={optional}
        hint={words.phoneHint}
        error={undialled ? words.phoneFault : undefined}
        readOnly={locked}
        value={wish.phone}
        onChange={(event) => choose({ phone: event.target.value })}
      />
    </fieldset>
  );
}
