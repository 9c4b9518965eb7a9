import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useCopy } from "#shared/copy.ts";
import { IconButton } from "#ui/icon-button/IconButton.tsx";
import styles from "./CallControls.module.css";
import { voiceCopy } from "./voice.copy.ts";
import type { VoiceState } from "./voice.machine.ts";

export interface CallControlsProps {
  /** The state of the call. */
  state: VoiceState;
  /** Nothing is spoken on either side: the same buttons without the signs and words of a telephone. */
  silent: boolean;
  /** Where questions are typed, when they are: it gets the focus once the call is on. */
  field: RefObject<HTMLInputElement | null>;
  /** The visitor begins it. */
  onStart: () => void;
  /** The visitor mutes the microphone, or opens it again. */
  onMute: () => void;
  /** Hangs up; in a call only. */
  onEnd: () => void;
  /** To the choice; whenever there is no call. */
  onBack: () => void;
}

/** A sign with its word below it, which is part of what is heard. */
function Control({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles["control"]}>
      {children}
      <span aria-hidden="true">{label}</span>
    </div>
  );
}

/**
 * Mute, start and end: always at the same place (VOICE-01), and no start while a call is on. Where nothing is spoken,
 * only what works there: start, then end. What does not work at the moment says why, and
 * stays in the order of the Tab key: a button that goes dead under the focus would let it fall.
 */
export function CallControls({ state, silent, field, onStart, onMute, onEnd, onBack }: CallControlsProps) {
  const words = useCopy(voiceCopy);
  const { status } = state;
  const active = status === "active";
  const microphone = active && state.visitor.questions !== "written" ? state.visitor.microphone : null;
  const canMute = microphone !== null;
  const muted = microphone === "muted";
  const pressed = useRef<HTMLButtonElement>(null);
  const mute = useRef<HTMLButtonElement>(null);
  const hangUp = useRef<HTMLButtonElement>(null);
  const noMute = active ? words.muteNone : words.muteOff;
  const end = silent ? words.silent.end : words.end;
  const away = status === "connecting" ? words.cancel : words.back;
  const noStart = status === "ended" ? words.startSoon : words.startOff;

  // The way on that began the call has gone, and the focus with it: here the call can be cancelled.
  useEffect(() => {
    if (status === "connecting" && document.activeElement?.matches("body, dialog")) pressed.current?.focus();
  }, [status]);

  // Once the call is on, the button that started it has gone, and the focus with it: it goes to one that is there, or
  // to the field where questions are typed.
  useEffect(() => {
    if (!active || !document.activeElement?.matches("body, dialog")) return;
    (canMute ? mute : field.current ? field : hangUp).current?.focus();
  }, [active, canMute, field]);

  return (
    <div className={styles["controls"]}>
      {/* There is no microphone to mute: a button for it would be dead for ever. */}
      {silent ? null : (
        <Control label={muted ? words.short.unmute : words.short.mute}>
          <IconButton
            ref={mute}
            size="medium"
            tone="secondary"
            icon={muted ? "microphone-off" : "microphone"}
            label={muted ? words.unmute : words.mute}
            title={canMute ? undefined : noMute}
            aria-description={canMute ? undefined : noMute}
            aria-disabled={!canMute}
            onClick={onMute}
          />
        </Control>
      )}
      {active ? null : (
        <Control label={words.short.start}>
          <IconButton
            ref={pressed}
            size="large"
            className={styles["start"]}
            icon={silent ? "arrow-right" : "phone"}
            label={silent ? words.silent.start : words.start}
            title={status === "idle" ? undefined : noStart}
            aria-description={status === "idle" ? undefined : noStart}
            aria-disabled={status !== "idle"}
            onClick={onStart}
          />
        </Control>
      )}
      {/* Here the panel's own way back is the only one. */}
      {silent && !active && status !== "connecting" ? null : (
        <Control label={active ? end : status === "connecting" ? words.short.cancel : words.short.back}>
          <IconButton
            ref={hangUp}
            size="medium"
            tone={active && !silent ? "danger" : "secondary"}
            icon={active && !silent ? "phone-off" : active || status === "connecting" ? "close" : "menu"}
            label={active ? end : away}
            onClick={active ? onEnd : onBack}
          />
        </Control>
      )}
    </div>
  );
}
