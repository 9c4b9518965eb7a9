import type { ReactNode } from "react";
import type { Abilities } from "#shared/call.ts";
import { useCopy } from "#shared/copy.ts";
import { Button } from "#ui/button/Button.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import styles from "./CallView.module.css";
import { foreseenCopy, wayOf } from "./foreseen.copy.ts";
import { voiceCopy } from "./voice.copy.ts";
import type { VoiceProvider } from "./voice.port.ts";

export interface CallBeforeProps {
  /** The name that the assistant goes by. */
  persona: string;
  /** Whose service would be called; null for the built-in voice. */
  provider: VoiceProvider | null;
  /** What a call can do in this browser; null until that is known. */
  abilities: Abilities | null;
  /** The link to the privacy policy. */
  policyLink: ReactNode;
  /** The visitor would rather write. */
  onWrite: () => void;
}

/** Before the start: who speaks, who else hears it, how it goes here, whether it is recorded, and what will be asked. */
export function CallBefore({ persona, provider, abilities, policyLink, onWrite }: CallBeforeProps) {
  const { before, silent, ways } = useCopy(voiceCopy);
  const foreseen = useCopy(foreseenCopy);
  const way = abilities && wayOf(abilities);
  const microphone = abilities?.questions === "written" ? foreseen.microphoneOff : before.microphone;
  return (
    <div className={styles["before"]}>
      {way === "typedAndRead" ? (
        <div className={styles["instead"]}>
          <p>{foreseen.before[way]}</p>
          <Button wide icon={<Icon name="chat" />} onClick={onWrite}>
            {ways.write}
          </Button>
          <p>{silent.stay}</p>
        </div>
      ) : way ? (
        <p className={styles["way"]}>
          <Icon name="info" />
          {foreseen.before[way]}
        </p>
      ) : null}
      <p>
        {provider
          ? before.provider(persona, provider.name, provider.hosts.join(", "))
          : before.builtIn(persona)}
      </p>
      <p>
        {abilities ? microphone : null} {provider ? before.recording.provider : before.recording.builtIn}{" "}
        {before.more} {policyLink}.
      </p>
    </div>
  );
}
