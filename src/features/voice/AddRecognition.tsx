import { useState } from "react";
import { useCopy } from "#shared/copy.ts";
import { Button } from "#ui/button/Button.tsx";
import { abilitiesCopy } from "./abilities.copy.ts";
import styles from "./CallView.module.css";

export interface AddRecognitionProps {
  /** Has the browser fetch it. @returns whether it is there. */
  onAdd: () => Promise<boolean>;
}

/** Offers to have the browser fetch the recognition of speech, and says who delivers it. A call need not wait for it. */
export function AddRecognition({ onAdd }: AddRecognitionProps) {
  const words = useCopy(abilitiesCopy).adding;
  const [state, setState] = useState<"offer" | "busy" | "failed">("offer");

  async function add() {
    setState("busy");
    if (!(await onAdd())) setState("failed");
  }

  return (
    <div className={styles.adding}>
      <p>{words.who}</p>
      <Button tone="secondary" size="small" busy={state === "busy"} onClick={() => void add()}>
        {words.add}
      </Button>
      <p role="status">{state === "offer" ? null : words[state]}</p>
    </div>
  );
}
