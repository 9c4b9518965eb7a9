import { useId, useState } from "react";
import { useCopy } from "#shared/copy.ts";
import { SelectField } from "#ui/field/SelectField.tsx";
import styles from "./ContactFields.module.css";
import { contactCopy } from "./contact.copy.ts";

export interface CallTimeProps {
  /** On its way: what is being sent must not change. */
  locked: boolean;
  /** The wish as a line of text; empty once it is taken back. */
  onWish: (line: string) => void;
}

/** When a call would suit: a weekday and a part of the day, which go into the description as words. */
export function CallTime({ locked, onWish }: CallTimeProps) {
  const { callTime, optional } = useCopy(contactCopy);
  const id = useId();
  const [wish, setWish] = useState({ day: "", part: "" });
  const options = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([value, label]) => ({ value, label }));

  function choose(change: Partial<typeof wish>) {
    if (locked) return;
    const next = { ...wish, ...change };
    setWish(next);
    const chosen = [callTime.days[next.day], callTime.parts[next.part]].filter(Boolean);
    onWish(chosen.length > 0 ? `${callTime.line} ${chosen.join(", ")}` : "");
  }

  const part = (name: "day" | "part") => ({
    id: `${id}${name}`,
    name: `call-${name}`,
    optionalMark: optional,
    value: wish[name],
    "aria-disabled": locked || undefined,
    "aria-describedby": `${id}hint`,
  });

  return (
    <fieldset className={styles["call"]}>
      <legend>{callTime.title}</legend>
      <p id={`${id}hint`}>{callTime.hint}</p>
      <div className={styles["pair"]}>
        <SelectField
          {...part("day")}
          label={callTime.day}
          placeholder={callTime.anyDay}
          options={options(callTime.days)}
          onChange={(event) => choose({ day: event.target.value })}
        />
        <SelectField
          {...part("part")}
          label={callTime.part}
          placeholder={callTime.anyPart}
          options={options(callTime.parts)}
          onChange={(event) => choose({ part: event.target.value })}
        />
      </div>
    </fieldset>
  );
}
