import { useCopy } from "#shared/copy.ts";
import { useAnnounce } from "#ui/announcer/Announcer.tsx";
import { Button } from "#ui/button/Button.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import styles from "./CallView.module.css";
import { Captions, type CaptionsProps } from "./Captions.tsx";
import { type VoiceWords, voiceCopy } from "./voice.copy.ts";
import type { Caption, VoiceState } from "./voice.machine.ts";

export interface CallTranscriptProps extends Pick<CaptionsProps, "persona" | "onAsk"> {
  /** The state of the voice mode. */
  state: VoiceState;
  /** Puts text on the clipboard. @returns whether that worked. */
  onCopy: (text: string) => Promise<boolean>;
}

/** The transcript. After the call it can be copied; during the call the copy button would take its room. */
export function CallTranscript({ state, persona, onAsk, onCopy }: CallTranscriptProps) {
  const words = useCopy(voiceCopy);
  const announce = useAnnounce();
  const { captions } = state;
  const active = state.status === "active";
  if (!active && captions.length === 0) return null;

  async function copy() {
    const done = await onCopy(transcript(captions, words, persona));
    announce(done ? words.copied : words.notCopied);
  }

  return (
    <>
      <Captions captions={captions} persona={persona} questions={active ? state.offers : []} onAsk={onAsk} />
      {active ? null : (
        <Button
          tone="quiet"
          size="small"
          className={styles.copy}
          icon={<Icon name="copy" />}
          onClick={() => void copy()}
        >
          {words.copy}
        </Button>
      )}
    </>
  );
}

function transcript(captions: readonly Caption[], words: VoiceWords, persona: string): string {
  const lines = captions.map(({ from, text }) => `${from === "visitor" ? words.me : persona}: ${text}`);
  return [words.transcript(persona), ...lines].join("\n\n");
}
