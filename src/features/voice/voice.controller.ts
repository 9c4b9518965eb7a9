import { fitsRoom, type RoomMessage } from "@mainlicht/voice/call";
import type { Clock } from "#shared/clock.ts";
import type { Language } from "#shared/copy.ts";
import { type Program, runProgram } from "#shared/effects.ts";
import type { Store } from "#shared/machine.ts";
import { failure, type Result, success } from "#shared/result.ts";
import { createTimers, type Timers } from "#shared/timers.ts";
import {
  type Calls,
  type CallsEffect,
  type CallsEvent,
  callsStep,
  type Due,
  isOn,
  noCalls,
  type Start,
} from "./voice.calls.ts";
import type { VoiceState } from "./voice.machine.ts";
import type { Speaker, Steer, VoiceCall, VoiceEvent, VoicePort } from "./voice.port.ts";

/** Below the level of any real room. */
const unheardBelow = 0.002;

export interface VoiceController extends Store<VoiceState> {
  enter(): void;
  /**
   * Begins a call. @returns its number; null when there is one already: nothing happens then (VOICE-08).
   * @param microphone without one, a call is for reading and writing.
   */
  start(language: Language, microphone?: boolean): number | null;
  /** Begins a call as `start` does, also while it is still shown that the one before has failed. */
  again(language: Language, microphone?: boolean): number | null;
  toggleMute(): void;
  /** Cuts short what is being said, has it said again, or chooses how fast. Nothing happens where it is read. */
  steer(how: Steer): void;
  end(): void;
  type(draft: string): void;
  ask(text: string, language: Language): void;
  send(message: RoomMessage): Result<null, "notInCall" | "tooLong">;
  /** The volume at this moment, 0 to 1. The bars read it directly, without React. */
  level(): number;
  /** The visitor has left the voice mode: ends the call and resets everything but the unsent text (VOICE-07). */
  leave(): void;
}

export interface VoiceDeps {
  port: VoicePort;
  clock: Clock;
  /** Everything that a call reports; late is what comes after its end. */
  log(event: VoiceEvent, at: number, late: boolean): void;
}

/** Carries out the effects of the machine of calls; the only caller of the port. */
class CallRunner {
  readonly #deps: VoiceDeps;
  readonly #timers: Timers<Due>;
  readonly calls: Program<Calls, CallsEvent>;
  #call: VoiceCall | null = null;
  #levels: Record<Speaker, number> = { visitor: 0, assistant: 0 };

  constructor(deps: VoiceDeps) {
    this.#deps = deps;
    this.#timers = createTimers(deps.clock);
    this.calls = runProgram(callsStep, noCalls, (effect: CallsEffect) => this.#perform(effect));
  }

  #perform(effect: CallsEffect): void {
    switch (effect.do) {
      case "call":
        this.#begin(effect);
        break;
      case "hangUp":
        this.#hangUp();
        break;
      case "mute":
        this.#call?.setMuted(effect.on);
        break;
      case "ask":
        this.#call?.ask(effect.text);
        break;
      case "steer":
        this.#call?.steer?.(effect.how);
        break;
      case "wait":
        this.#timers.wait(effect.for, effect.ms, () => this.calls.send({ type: effect.for }));
        break;
      case "cancel":
        this.#timers.cancel(...effect.due);
        break;
    }
  }

  #begin({ call, language, microphone }: Start & { call: number }): void {
    this.#call = this.#deps.port.start({ language, microphone, on: (event) => this.#hear(call, event) });
  }

  #hangUp(): void {
    const call = this.#call;
    this.#call = null;
    this.#levels = { visitor: 0, assistant: 0 };
    call?.end();
  }

  #hear(call: number, event: VoiceEvent): void {
    const { clock, log } = this.#deps;
    const late = !isOn(this.calls.get(), call);
    log(event, clock.now(), late);
    if (late) return;
    if (event.type !== "level") this.calls.send({ type: "reported", call, event });
    else {
      this.#levels[event.of] = event.level;
      if (event.of === "visitor" && event.level >= unheardBelow) this.calls.send({ type: "sounded" });
    }
  }

  start(wish: Start & { again: boolean }): number | null {
    const { begun } = this.calls.get();
    this.calls.send({ type: "startPressed", ...wish });
    const after = this.calls.get().begun;
    return after > begun ? after : null;
  }

  send(message: RoomMessage): Result<null, "notInCall" | "tooLong"> {
    if (this.calls.get().shown.status !== "active" || !this.#call) return failure("notInCall");
    if (!fitsRoom(message)) return failure("tooLong");
    this.#call.send(message);
    return success(null);
  }

  level(): number {
    const { shown } = this.calls.get();
    const muted =
      shown.status === "active" &&
      shown.visitor.questions !== "written" &&
      shown.visitor.microphone === "muted";
    return Math.max(this.#levels.assistant, muted ? 0 : this.#levels.visitor);
  }
}

export function createVoiceController(deps: VoiceDeps): VoiceController {
  const runner = new CallRunner(deps);
  const { calls } = runner;
  return {
    get: () => calls.get().shown,
    subscribe: calls.subscribe,
    enter: () => deps.port.preload(),
    start: (language, microphone = true) => runner.start({ language, microphone, again: false }),
    again: (language, microphone = true) => runner.start({ language, microphone, again: true }),
    toggleMute: () => calls.send({ type: "mutePressed" }),
    steer: (how) => calls.send({ type: "steered", how }),
    end: () => calls.send({ type: "endPressed" }),
    type: (draft) => calls.send({ type: "typed", draft }),
    ask: (text, language) => calls.send({ type: "asked", text, language }),
    send: (message) => runner.send(message),
    level: () => runner.level(),
    leave: () => calls.send({ type: "left" }),
  };
}
