import { useState } from "react";
import { useCopy } from "#shared/copy.ts";
import { useAnnounce } from "#ui/announcer/Announcer.tsx";
import { Button } from "#ui/button/Button.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import styles from "./CallView.module.css";
import { Captions } from "./Captions.tsx";
import { type VoiceWords, voiceCopy } from "./voice.copy.ts";
import type { Caption, VoiceState } from "./voice.machine.ts";

export interface CallSaidProps {
  /** The state of the voice mode. */
  state: VoiceState;
  /** The name that the assistant goes by. */
  persona: string;
  /** Nothing is spoken on either side: what is written is all there is, and cannot be put away. */
  silent: boolean;
  /** The visitor asks this. */
  onAsk: (question: string) => void;
  /** Puts text on the clipboard. @returns whether that worked. */
  onCopy: (text: string) => Promise<boolean>;
}

/** What has been said, and what can be done with it: put it away, or copy it. */
export function CallSaid({ state, persona, silent, onAsk, onCopy }: CallSaidProps) {
  const words = useCopy(voiceCopy);
  const announce = useAnnounce();
  const [shown, setShown] = useState(true);
  const { captions } = state;
  const active = state.status === "active";
  const talked = captions.length > 0;
  if (!active && !talked) return null;

  async function copy() {
    const done = await onCopy(transcript(captions, words, persona));
    announce(done ? words.copied : words.notCopied);
  }

  return (
    <>
      {shown || silent ? (
        <Captions
          label={silent ? words.silent.log : words.captions}
          captions={captions}
          persona={persona}
          questions={active ? state.offers : []}
          onAsk={onAsk}
        />
      ) : null}
      <div className={styles["tools"]}>
        {silent ? null : (
          <Button tone="quiet" size="small" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {words.showCaptions}
          </Button>
        )}
        {talked ? (
          <Button tone="quiet" size="small" icon={<Icon name="copy" />} onClick={() => void copy()}>
            {words.copy}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** The captions as plain text, to be copied. */
function transcript(captions: readonly Caption[], words: VoiceWords, persona: string): string {
  const lines = captions.map(({ from, text }) => `${from === "visitor" ? words.me : persona}: ${text}`);
  return [words.transcript(persona), ...lines].join("\n\n");
}
