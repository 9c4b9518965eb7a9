import { useCopy } from "#shared/copy.ts";
import { Notice } from "#ui/notice/Notice.tsx";
import styles from "./CallView.module.css";
import { voiceCopy } from "./voice.copy.ts";
import type { VoiceState } from "./voice.machine.ts";

export interface CallHintsProps {
  /** The call that is on. */
  state: Extract<VoiceState, { status: "active" }>;
}

/** Hints during a call: above all why nobody answers, or why nothing can be heard. */
export function CallHints({ state }: CallHintsProps) {
  const words = useCopy(voiceCopy);
  const { assistant, captions, visitor } = state;
  const unheard = visitor.questions !== "written" && visitor.microphone === "unheard";
  const soundBlocked = assistant.answers === "spoken" && assistant.blocked;
  const noMicrophone = visitor.questions === "written" ? words.noMicrophone : "";
  const noVoice = assistant.answers === "written" ? words.readsOnly : "";
  const hint = [noMicrophone, noVoice].join(" ").trim();
  // Who has asked once knows how.
  const knows = captions.some(({ from }) => from === "visitor");
  return (
    <>
      {unheard ? (
        <Notice role="alert" tone="danger" title={words.unheard.title}>
          <p>{words.unheard.text}</p>
        </Notice>
      ) : null}
      {soundBlocked ? (
        <Notice role="alert" tone="info">
          <p>{words.soundBlocked}</p>
        </Notice>
      ) : null}
      {hint && !knows ? <p className={styles.hint}>{hint}</p> : null}
    </>
  );
}
