import { type Ref, useImperativeHandle, useRef } from "react";
import { useCopy } from "#shared/copy.ts";
import { Icon } from "#ui/icon/Icon.tsx";
import { assistantCopy } from "./assistant.copy.ts";
import styles from "./Launcher.module.css";
import { useHiddenWhenInTheWay } from "./useHiddenWhenInTheWay.ts";

export interface LauncherProps {
  /** The assistant's name. */
  persona: string;
  /** Whether the panel is open. */
  open: boolean;
  /** The visitor opens or shuts the panel. */
  onToggle: () => void;
  /** The button, which gets the focus back. */
  ref?: Ref<HTMLButtonElement>;
}

/** The round button at the lower right: opens the assistant, and closes it again (WID-01). */
export function Launcher({ persona, open, onToggle, ref }: LauncherProps) {
  const words = useCopy(assistantCopy);
  const own = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => own.current);
  const giveWay = useHiddenWhenInTheWay(own, !open);
  return (
    <button
      ref={own}
      type="button"
      className={styles.launcher}
      data-screen-only=""
      aria-label={words.name(persona)}
      title={open ? words.close : words.name(persona)}
      aria-expanded={open}
      data-gives-way={giveWay || undefined}
      onClick={onToggle}
    >
      <Icon name={open ? "chevron-down" : "chat"} />
    </button>
  );
}
