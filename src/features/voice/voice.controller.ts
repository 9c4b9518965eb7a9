import type { Clock } from "#shared/clock.ts";
import type { Language } from "#shared/copy.ts";
import { runMachine, type Store } from "#shared/machine.ts";
import { failure, type Result, success } from "#shared/result.ts";
import { fitsRoom, type RoomMessage } from "#shared/room-message.ts";
import { resting, type VoiceState, voiceStep } from "./voice.machine.ts";
import type { Speaker, VoiceCall, VoiceEvent, VoiceFailure, VoicePort } from "./voice.port.ts";

/** The longest that a visitor may think about the browser's question. */
export const askLimitMs = 60_000;
/** The longest that a call may take to start, from the open microphone on. */
export const startLimitMs = 20_000;
/** Silence after which starting is said to be slow. */
export const slowAfterMs = 4_000;
/** How long the end of a call is shown (VOICE-04). */
export const endedForMs = 2_000;
/** A microphone that gave nothing for so long is said to. */
export const unheardAfterMs = 8_000;
/** Quieter than any room. */
const unheardBelow = 0.002;

export interface VoiceController extends Store<VoiceState> {
  /** The voice mode has appeared. */
  enter(): void;
  /**
   * Begins a call. @returns its number; null when there is one already: nothing happens then (VOICE-08).
   * @param microphone without one, a call is for reading and writing.
   */
  start(language: Language, microphone?: boolean): number | null;
  toggleMute(): void;
  /** Hangs up. */
  end(): void;
  type(draft: string): void;
  ask(text: string, language: Language): void;
  send(message: RoomMessage): Result<null, "notInCall" | "tooLong">;
  /** How loud it is at this moment, 0 to 1: for what is drawn, past React. */
  level(): number;
  /** The voice mode has gone: the call is over and everything is as it was but the unsent text (VOICE-07). */
  leave(): void;
}

export interface VoiceWorld {
  port: VoicePort;
  clock: Clock;
  /** Everything that is reported, also what comes too late. */
  log(event: VoiceEvent, at: number, late: boolean): void;
}

/** One press on the start button and all that follows from it. What comes of an earlier one counts no more. */
interface Attempt {
  call: VoiceCall | null;
  heard: boolean;
  callOff: Partial<Record<"limit" | "slow" | "unheard", () => void>>;
}

/** Carries out what the machine decides; the only caller of the port. State first, then the world. */
export function createVoiceController({ port, clock, log }: VoiceWorld): VoiceController {
  const machine = runMachine(voiceStep, resting);
  let current: Attempt | null = null;
  let count = 0;
  let levels: Record<Speaker, number> = { visitor: 0, assistant: 0 };
  let callOffRest: () => void = () => undefined;

  function wait(attempt: Attempt, name: keyof Attempt["callOff"], ms: number, run: () => void): void {
    attempt.callOff[name]?.();
    attempt.callOff[name] = clock.after(ms, run);
  }

  /** From here on the attempt changes nothing any more. @returns what is left to do in the world. */
  function detach(): () => void {
    const attempt = current;
    current = null;
    levels = { visitor: 0, assistant: 0 };
    for (const callOff of Object.values(attempt?.callOff ?? {})) callOff();
    return () => attempt?.call?.end();
  }

  function finish(attempt: Attempt, reason: VoiceFailure | null): void {
    if (current !== attempt) return;
    const hangUp = detach();
    callOffRest = clock.after(endedForMs, () => machine.send({ type: "rested" }));
    machine.send({ type: "ended", failure: reason });
    hangUp();
  }

  function limit(attempt: Attempt, ms: number): void {
    wait(attempt, "limit", ms, () => finish(attempt, "timedOut"));
  }

  function watchMicrophone(attempt: Attempt): void {
    wait(attempt, "unheard", unheardAfterMs, () => {
      const state = machine.get();
      const open = state.status === "active" && state.abilities.microphone && !state.muted;
      if (open && !attempt.heard) machine.send({ type: "unheard", on: true });
    });
  }

  function measured(attempt: Attempt, of: Speaker, level: number): void {
    levels[of] = level;
    if (of === "assistant" || attempt.heard || level < unheardBelow) return;
    attempt.heard = true;
    machine.send({ type: "unheard", on: false });
  }

  function progressed(
    attempt: Attempt,
    event: Extract<VoiceEvent, { type: "microphoneOpened" | "listening" }>,
  ): void {
    attempt.callOff.limit?.();
    attempt.callOff.slow?.();
    if (event.type === "listening") watchMicrophone(attempt);
    else {
      limit(attempt, startLimitMs);
      wait(attempt, "slow", slowAfterMs, () => machine.send({ type: "slowed" }));
    }
    machine.send(event);
  }

  function hear(attempt: Attempt, event: VoiceEvent): void {
    const late = current !== attempt;
    log(event, clock.now(), late);
    if (late) return;
    switch (event.type) {
      case "level":
        measured(attempt, event.of, event.level);
        break;
      case "ended":
        finish(attempt, event.failure);
        break;
      case "microphoneOpened":
      case "listening":
        if (machine.get().status === "connecting") progressed(attempt, event);
        break;
      case "mayTake":
        if (machine.get().status === "connecting") limit(attempt, event.ms ?? startLimitMs);
        break;
      case "stage":
      case "reported":
        break;
      default:
        machine.send(event);
    }
  }

  return {
    get: machine.get,
    subscribe: machine.subscribe,
    enter: () => port.preload(),
    start(language, microphone = true) {
      if (machine.get().status !== "idle") return null;
      const attempt: Attempt = { call: null, heard: false, callOff: {} };
      current = attempt;
      machine.send({ type: "started" });
      wait(attempt, "limit", askLimitMs, () => finish(attempt, "micRefused"));
      const call = port.start({ language, microphone, on: (event) => hear(attempt, event) });
      attempt.call = call;
      // It ended while it began.
      if (current !== attempt) call.end();
      return ++count;
    },
    toggleMute() {
      const before = machine.get();
      const after = machine.send({ type: "muteToggled" });
      if (after === before || after.status !== "active" || !current) return;
      current.call?.setMuted(after.muted);
      if (!after.muted) watchMicrophone(current);
    },
    end() {
      if (current && machine.get().status === "active") finish(current, null);
    },
    type: (draft) => void machine.send({ type: "typed", draft }),
    ask(text, language) {
      const before = machine.get();
      const after = machine.send({ type: "asked", text, language });
      const question = after.captions.at(-1);
      if (after !== before && question) current?.call?.ask(question.text);
    },
    send(message) {
      if (machine.get().status !== "active" || !current?.call) return failure("notInCall");
      if (!fitsRoom(message)) return failure("tooLong");
      current.call.send(message);
      return success(null);
    },
    level() {
      const state = machine.get();
      const muted = state.status === "active" && state.muted;
      return Math.max(levels.assistant, muted ? 0 : levels.visitor);
    },
    leave() {
      callOffRest();
      const hangUp = detach();
      machine.send({ type: "left" });
      hangUp();
    },
  };
}
