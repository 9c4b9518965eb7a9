import type { ReactNode } from "react";
import type { Abilities } from "#shared/call.ts";
import { useCopy } from "#shared/copy.ts";
import { Icon } from "#ui/icon/Icon.tsx";
import { AddRecognition } from "./AddRecognition.tsx";
import { abilitiesCopy, callModeOf } from "./abilities.copy.ts";
import styles from "./CallView.module.css";
import { voiceCopy } from "./voice.copy.ts";
import type { VoiceProvider } from "./voice.port.ts";

export interface CallBeforeProps {
  /** Whose service would be called; null for the built-in voice. */
  provider: VoiceProvider | null;
  /** The abilities of this browser; null until they are known. */
  abilities: Abilities | null;
  /** Has the browser fetch what spoken questions need; null where nothing can be fetched. */
  onAddRecognition: (() => Promise<boolean>) | null;
  /** The link to the privacy policy. */
  policyLink: ReactNode;
}

/** Before the start: who hears it, how it goes here, whether it is recorded, and what will be asked. */
export function CallBefore({ provider, abilities, onAddRecognition, policyLink }: CallBeforeProps) {
  const { before } = useCopy(voiceCopy);
  const words = useCopy(abilitiesCopy);
  const way = abilities ? callModeOf(abilities) : "spoken";
  const microphone = abilities?.questions === "written" ? words.microphoneOff : before.microphone;
  return (
    <div className={styles.before}>
      {way === "typedAndSpoken" || way === "spokenAndRead" ? (
        <p className={styles.way}>
          <Icon name="info" />
          {words.before[way]}
        </p>
      ) : null}
      {abilities?.addable && onAddRecognition ? <AddRecognition onAdd={onAddRecognition} /> : null}
      <p>{provider ? before.provider(provider.name, provider.hosts.join(", ")) : before.builtIn}</p>
      <p>
        {abilities ? microphone : null} {provider ? before.recording.provider : before.recording.builtIn}{" "}
        {before.more} {policyLink}.
      </p>
    </div>
  );
}
