import { type RefObject, useRef } from "react";
import { useCopy } from "#shared/copy.ts";
import { LevelBars } from "#ui/level-bars/LevelBars.tsx";
import { MessageField, type MessageFieldProps } from "#ui/message-field/MessageField.tsx";
import { CallBefore, type CallBeforeProps } from "./CallBefore.tsx";
import { CallControls, type CallControlsProps } from "./CallControls.tsx";
import { CallHints } from "./CallHints.tsx";
import { CallTranscript, type CallTranscriptProps } from "./CallTranscript.tsx";
import { type CallAlternativesProps, CallTrouble } from "./CallTrouble.tsx";
import styles from "./CallView.module.css";
import { useAnnouncedCaptions } from "./useAnnouncedCaptions.ts";
import { type VoiceWords, voiceCopy } from "./voice.copy.ts";
import { longestCallQuestion, type VoiceState } from "./voice.machine.ts";
import type { Steer } from "./voice.port.ts";

export interface CallViewProps
  extends CallBeforeProps,
    CallAlternativesProps,
    CallTranscriptProps,
    Pick<CallControlsProps, "onStart" | "onMute" | "onEnd" | "onBack">,
    Pick<MessageFieldProps, "onType"> {
  /** How loud it is just now, 0 to 1; must stay the same function. */
  level: () => number;
  /** Nobody looks at the page: nothing is drawn. */
  hidden: boolean;
  /** The visitor cuts short what is said, hears it again, or at another pace. */
  onSteer: (how: Steer) => void;
}

/** The status line: how things stand, in words (VOICE-01). */
function statusOf(state: VoiceState, { status }: VoiceWords, persona: string): string {
  switch (state.status) {
    case "idle":
      return state.failure ? status.failed : status.ready;
    case "connecting":
      if (state.step === "microphone") return status.microphone;
      return state.slow ? status.slow : status.connecting;
    case "active":
      if (state.assistant.answers === "spoken" && state.assistant.speaking) return status.speaks(persona);
      if (state.visitor.questions === "written") return status.reads(persona);
      return state.visitor.microphone === "muted" ? status.muted : status.listens(persona);
    case "ended":
      return state.failure ? status.failed : status.ended;
  }
}

interface TypingProps extends Pick<CallViewProps, "state" | "onType" | "onAsk"> {
  /** Gets the focus when the call is on. */
  field: RefObject<HTMLInputElement | null>;
}

/** Where questions may be typed, the field for them. */
function Typing({ state, field, onType, onAsk }: TypingProps) {
  const words = useCopy(voiceCopy);
  if (state.status !== "active" || state.visitor.questions === "spoken") return null;
  return (
    <MessageField
      label={words.field}
      placeholder={words.placeholder}
      sendLabel={words.send}
      tone="secondary"
      fieldRef={field}
      draft={state.draft}
      maxLength={longestCallQuestion}
      onType={onType}
      onSend={() => onAsk(state.draft)}
    />
  );
}

/** The call panel in each of its states (VOICE-01). */
export function CallView(props: CallViewProps) {
  const { state, persona, provider, level, hidden, onSteer } = props;
  const words = useCopy(voiceCopy);
  const { captions, status } = state;
  const active = status === "active";
  const failure = status === "idle" || status === "ended" ? state.failure : null;
  const talked = captions.length > 0;
  const field = useRef<HTMLInputElement>(null);
  useAnnouncedCaptions(captions, persona, active && state.assistant.answers === "written");

  return (
    <div
      className={styles.call}
      data-talked={active || talked || failure ? "" : undefined}
      data-active={active || undefined}
    >
      <div className={styles.top}>
        <LevelBars level={level} live={active && !hidden} hidden={hidden} />
        <p role="status" className={styles.status}>
          {statusOf(state, words, persona)}
        </p>
      </div>
      <div className={styles.middle}>
        {failure ? <CallTrouble {...props} failure={failure} /> : null}
        {active ? <CallHints state={state} /> : null}
        {status === "idle" && !failure && !talked ? <CallBefore {...props} /> : null}
        <CallTranscript {...props} />
      </div>
      <div className={styles.foot}>
        <Typing {...props} field={field} />
        {/* What somebody else's assistant says is not ours to steer. */}
        <CallControls {...props} onSteer={provider ? null : onSteer} field={field} />
      </div>
    </div>
  );
}
