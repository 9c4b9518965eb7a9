import { type RefObject, useEffect, useRef } from "react";
import { useCopy } from "#shared/copy.ts";
import { useAnnounce } from "#ui/announcer/Announcer.tsx";
import { IconButton, type IconButtonProps } from "#ui/icon-button/IconButton.tsx";
import styles from "./CallControls.module.css";
import { voiceCopy } from "./voice.copy.ts";
import type { AssistantSide, VoiceState } from "./voice.machine.ts";
import { paces, type Steer } from "./voice.port.ts";

export interface CallControlsProps {
  /** The state of the call. */
  state: VoiceState;
  /** Where questions are typed, when they are: it gets the focus once the call is on. */
  field: RefObject<HTMLInputElement | null>;
  /** The visitor begins it. */
  onStart: () => void;
  /** The visitor mutes the microphone, or opens it again. */
  onMute: () => void;
  /** The visitor steers what is said; null where that cannot be. */
  onSteer: ((how: Steer) => void) | null;
  /** Hangs up; in a call only. */
  onEnd: () => void;
  /** To the choice; whenever there is no call. */
  onBack: () => void;
}

interface ControlProps extends Omit<IconButtonProps, "title"> {
  /** The word below the sign, which is part of what is heard. */
  word: string;
  /** It says what no sign says, and stays where there is little room. */
  keepsWord?: boolean;
  /** Why it does nothing at the moment. */
  whyNot?: string | undefined;
}

function Control({ word, keepsWord = false, whyNot, ...button }: ControlProps) {
  return (
    <div className={styles.control} data-keeps-word={keepsWord}>
      <IconButton title={whyNot} aria-description={whyNot} aria-disabled={whyNot !== undefined} {...button} />
      <span aria-hidden="true">{word}</span>
    </div>
  );
}

type OneControl<Part extends keyof CallControlsProps> = Pick<CallControlsProps, "state" | Part> & {
  /** Gets the focus when the one beside it goes. */
  button: RefObject<HTMLButtonElement | null>;
};

function microphoneOf(state: VoiceState) {
  return state.status === "active" && state.visitor.questions !== "written" ? state.visitor.microphone : null;
}

function Mute({ state, button, onMute }: OneControl<"onMute">) {
  const words = useCopy(voiceCopy);
  const microphone = microphoneOf(state);
  const muted = microphone === "muted";
  const why = state.status === "active" ? words.muteNone : words.muteOff;
  return (
    <Control
      ref={button}
      tone="secondary"
      icon={muted ? "microphone-off" : "microphone"}
      label={muted ? words.unmute : words.mute}
      word={muted ? words.short.unmute : words.short.mute}
      whyNot={microphone === null ? why : undefined}
      onClick={onMute}
    />
  );
}

interface SpeechProps {
  /** How it speaks. */
  assistant: Extract<AssistantSide, { answers: "spoken" }>;
  /** The visitor steers it. */
  onSteer: (how: Steer) => void;
}

/** Steers what the assistant says: cuts it short or has it said again, and chooses the pace, one after the other. */
function Speech({ assistant: { pace, speaking }, onSteer }: SpeechProps) {
  const { short, speech } = useCopy(voiceCopy);
  const announce = useAnnounce();
  const next = paces[(paces.indexOf(pace) + 1) % paces.length] ?? 1;
  return (
    <>
      <Control
        tone="secondary"
        icon={speaking ? "stop" : "retry"}
        label={speaking ? speech.stop : speech.repeat}
        word={speaking ? short.stop : short.repeat}
        onClick={() => onSteer(speaking ? "stop" : "repeat")}
      />
      <Control
        tone="secondary"
        icon="pace"
        label={speech.pace(pace)}
        word={short.pace(pace)}
        keepsWord
        onClick={() => {
          onSteer(next);
          announce(short.pace(next));
        }}
      />
    </>
  );
}

function Start({ state: { status }, button, onStart }: OneControl<"onStart">) {
  const words = useCopy(voiceCopy);
  const why = status === "ended" ? words.startSoon : words.startOff;
  return (
    <Control
      ref={button}
      size="large"
      className={styles.start}
      icon="phone"
      label={words.start}
      word={words.short.start}
      whyNot={status === "idle" ? undefined : why}
      onClick={onStart}
    />
  );
}

/** Hangs up in a call; before and after it, leads back to the choice. */
function End({ state: { status }, button, onEnd, onBack }: OneControl<"onEnd" | "onBack">) {
  const words = useCopy(voiceCopy);
  if (status === "active") {
    return (
      <Control
        ref={button}
        tone="danger"
        icon="phone-off"
        label={words.end}
        word={words.end}
        onClick={onEnd}
      />
    );
  }
  const connecting = status === "connecting";
  return (
    <Control
      ref={button}
      tone="secondary"
      icon={connecting ? "close" : "arrow-left"}
      label={connecting ? words.cancel : words.back}
      word={connecting ? words.short.cancel : words.short.back}
      onClick={onBack}
    />
  );
}

/**
 * Mute, start and end: always at the same place (VOICE-01), and no start while a call is on. What does not work at the
 * moment says why, and stays in the order of the Tab key: a button that goes dead under the focus would let it fall.
 */
export function CallControls({ state, field, onStart, onMute, onSteer, onEnd, onBack }: CallControlsProps) {
  const { status } = state;
  const active = status === "active";
  const canMute = microphoneOf(state) !== null;
  const start = useRef<HTMLButtonElement>(null);
  const mute = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLButtonElement>(null);

  // The button that began the call is gone, and the focus with it: it goes to the one that cancels.
  useEffect(() => {
    if (status === "connecting" && document.activeElement?.matches("body, dialog")) start.current?.focus();
  }, [status]);

  // Once the call is on, the button that started it has gone, and the focus with it: it goes to one that is there, or
  // to the field where questions are typed.
  useEffect(() => {
    if (!active || !document.activeElement?.matches("body, dialog")) return;
    (canMute ? mute : field.current ? field : end).current?.focus();
  }, [active, canMute, field]);

  return (
    <div className={styles.controls}>
      <Mute state={state} button={mute} onMute={onMute} />
      {active ? null : <Start state={state} button={start} onStart={onStart} />}
      {onSteer && state.status === "active" && state.assistant.answers === "spoken" ? (
        <Speech assistant={state.assistant} onSteer={onSteer} />
      ) : null}
      <End state={state} button={end} onEnd={onEnd} onBack={onBack} />
    </div>
  );
}
