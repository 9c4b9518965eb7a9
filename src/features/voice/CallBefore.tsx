import type { ReactNode } from "react";
import { useCopy } from "#shared/copy.ts";
import styles from "./CallView.module.css";
import { voiceCopy } from "./voice.copy.ts";
import type { VoiceProvider } from "./voice.port.ts";

export interface CallBeforeProps {
  persona: string;
  provider: VoiceProvider | null;
  /** The link to the privacy policy. */
  policyLink: ReactNode;
}

/** Before the start: who speaks, who else hears it, whether it is recorded, and what the browser will ask. */
export function CallBefore({ persona, provider, policyLink }: CallBeforeProps) {
  const { before } = useCopy(voiceCopy);
  return (
    <div className={styles["before"]}>
      <p>
        {provider
          ? before.provider(persona, provider.name, provider.hosts.join(", "))
          : before.builtIn(persona)}
      </p>
      <p>
        {before.microphone} {provider ? before.recording.provider : before.recording.builtIn} {before.more}{" "}
        {policyLink}.
      </p>
    </div>
  );
}
