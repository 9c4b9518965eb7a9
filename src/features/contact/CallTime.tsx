import { useId, useState } from "react";
import { useCopy } from "#shared/copy.ts";
import { TextField } from "#ui/field/TextField.tsx";
import styles from "./ContactFields.module.css";
import { contactCopy } from "./contact.copy.ts";

export interface CallTimeProps {
  /** On its way: what is being sent must not change. */
  locked: boolean;
  /** The wish as a line of text; empty once it is taken back. */
  onWish: (line: string) => void;
}

interface ChipsProps {
  /** What the browser knows the group as. */
  name: string;
  /** What is chosen here. */
  label: string;
  /** No preference. */
  any: string;
  /** Each choice and its words. */
  options: Readonly<Record<string, string>>;
  /** The choice that is made; empty: no preference. */
  chosen: string;
  /** On its way: what is being sent must not change. */
  locked: boolean;
  /** The visitor makes another choice. */
  onChoose: (value: string) => void;
}

/** A few choices at a glance, one of them made; radio buttons for every device. */
function Chips({ name, label, any, options, chosen, locked, onChoose }: ChipsProps) {
  return (
    <fieldset className={styles["chips"]}>
      <legend>{label}</legend>
      {Object.entries({ "": any, ...options }).map(([value, words]) => (
        <label key={value} className={styles["chip"]}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            aria-disabled={locked || undefined}
            onChange={() => onChoose(value)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}

/** Where to call and when it would suit; both go into the description as words. */
export function CallTime({ locked, onWish }: CallTimeProps) {
  const { callTime, optional } = useCopy(contactCopy);
  const { days, parts, anyDay, anyPart, line, tel } = callTime;
  const hintId = useId();
  const [wish, setWish] = useState({ phone: "", day: "", part: "" });

  function choose(change: Partial<typeof wish>) {
    if (locked) return;
    const next = { ...wish, ...change };
    const phone = next.phone.trim();
    setWish(next);
    const chosen = [days[next.day] ?? (phone && anyDay), parts[next.part], phone && `${tel} ${phone}`].filter(
      Boolean,
    );
    onWish(chosen.length > 0 ? `${line} ${chosen.join(", ")}` : "");
  }

  const chips = [
    { of: "day", label: callTime.day, any: anyDay, options: days },
    { of: "part", label: callTime.part, any: anyPart, options: parts },
  ] as const;

  return (
    <fieldset className={styles["call"]} aria-describedby={hintId}>
      <legend>{callTime.legend}</legend>
      <p id={hintId}>{callTime.hint}</p>
      <TextField
        type="tel"
        name="call-phone"
        autoComplete="tel"
        maxLength={40}
        label={callTime.phone}
        optionalMark={optional}
        readOnly={locked}
        value={wish.phone}
        onChange={(event) => choose({ phone: event.target.value })}
      />
      {chips.map(({ of, ...chip }) => (
        <Chips
          key={of}
          name={`call-${of}`}
          {...chip}
          chosen={wish[of]}
          locked={locked}
          onChoose={(value) => choose({ [of]: value })}
        />
      ))}
    </fieldset>
  );
}
