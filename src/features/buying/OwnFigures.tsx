import { useCopy } from "#shared/copy.ts";
import { TextField } from "#ui/field/TextField.tsx";
import { buyingCopy } from "./buying.copy.ts";
import { type Typed, typedFigures } from "./buying.example.ts";
import styles from "./PriceExample.module.css";

export interface OwnFiguresProps {
  /** What stands in the fields. */
  typed: Typed;
  /** What is no figure above zero. */
  unclear: readonly (keyof Typed)[];
  /** The visitor has changed something. */
  onType: (typed: Typed) => void;
}

/** The figures of the example, to be overwritten with one's own. */
export function OwnFigures({ typed, unclear, onType }: OwnFiguresProps) {
  const { own, title } = useCopy(buyingCopy).saving;
  return (
    <fieldset className={styles.own} aria-label={title}>
      {typedFigures.map((name) => (
        <TextField
          key={name}
          name={name}
          label={own[name]}
          value={typed[name]}
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          aria-invalid={unclear.includes(name)}
          onChange={(event) => onType({ ...typed, [name]: event.target.value })}
        />
      ))}
    </fieldset>
  );
}
