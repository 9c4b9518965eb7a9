import { useCopy } from "#shared/copy.ts";
import { Notice } from "#ui/notice/Notice.tsx";
import styles from "./CallView.module.css";
import { type VoiceWords, voiceCopy } from "./voice.copy.ts";
import type { VoiceState } from "./voice.machine.ts";
import type { Abilities } from "./voice.port.ts";

export interface CallHintsProps {
  state: Extract<VoiceState, { status: "active" }>;
}

function hintOf({ microphone, hears, speaks }: Abilities, words: VoiceWords): string {
  if (microphone && !hears && !speaks) return words.readsAndTypes;
  const input = microphone ? words.typesOnly : words.noMicrophone;
  return [hears ? "" : input, speaks ? "" : words.readsOnly].join(" ").trim();
}

/** What a visitor has to know in a call: above all why nobody answers, or nothing can be heard. */
export function CallHints({ state }: CallHintsProps) {
  const words = useCopy(voiceCopy);
  const { captions, unheard, soundBlocked } = state;
  const hint = hintOf(state.abilities, words);
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
      {hint && !knows ? <p className={styles["hint"]}>{hint}</p> : null}
    </>
  );
}
