import type { CallWish, VoiceFailure } from "#features/voice/voice.port.ts";
import type { VoiceEvent as Told } from "#vendors/vapi/events.ts";
import { captionOf, detailOf, endingOf, type Reported } from "./voice-provider.messages.ts";

/** The room's program is tried for three times, 20 s each, with 3 s between (CALL-18); a moment more to say so. */
export const programLimitMs = 3 * 20_000 + 2 * 3_000 + 2_000;

/** What can be done about what was heard. */
export interface CallEnd {
  isOver(): boolean;
  close(failure: VoiceFailure | null, cause: string): void;
  fail(fault: unknown): void;
}

/** Says in the port's words what the guarded client tells, and ends the call where that is its end. */
export class HeardCall {
  readonly #wish: Pick<CallWish, "language" | "on">;
  readonly #end: CallEnd;
  /** Before its start has come to its end, the client says itself that it failed, and of what. */
  #starting = true;
  /** What went wrong while it started. */
  #cause: unknown = null;
  #endedReason = "";
  #speaks = false;

  constructor(wish: Pick<CallWish, "language" | "on">, end: CallEnd) {
    this.#wish = wish;
    this.#end = end;
  }

  /** @param call what the client's start came to; null when there is none. */
  started(call: object | null): void {
    this.#starting = false;
    if (call === null || this.#cause !== null) this.#end.fail(this.#cause);
  }

  hear(event: Told): void {
    const { on } = this.#wish;
    if (event.type === "stage") on({ type: "stage", ...event.report });
    else if (event.type === "volume-level") on({ type: "level", of: "assistant", level: event.level });
    else if (event.type === "program") on({ type: "mayTake", ms: event.loaded ? null : programLimitMs });
    else {
      const detail = detailOf(event);
      on({ type: "reported", name: event.type, ...(detail ? { detail } : {}) });
      this.#react(event);
    }
  }

  #react(event: Reported): void {
    const { language, on } = this.#wish;
    switch (event.type) {
      case "call-start":
        this.#listens();
        break;
      case "call-end":
        this.#end.close(/error|fail/i.test(this.#endedReason) ? "provider" : null, this.#endedReason);
        break;
      case "speech-start":
      case "speech-end":
        this.#speaks = event.type === "speech-start";
        on({ type: "speaking", on: this.#speaks });
        break;
      case "call-start-failed":
        this.#end.fail(event.failure.cause);
        break;
      case "camera-error":
        this.#end.fail(event.detail);
        break;
      case "error":
        this.#faulted(event);
        break;
      case "message": {
        const caption = captionOf(event.message);
        if (caption) on({ ...caption, language });
        this.#endedReason = endingOf(event.message) ?? this.#endedReason;
        break;
      }
      default:
        break;
    }
  }

  #listens(): void {
    if (this.#end.isOver()) return;
    const abilities = { microphone: true, hears: true, speaks: true, types: false };
    this.#wish.on({ type: "listening", abilities });
    // It may have begun to speak before it said that it listens.
    if (this.#speaks) this.#wish.on({ type: "speaking", on: true });
  }

  #faulted({ kind, goesOn, cause }: Extract<Told, { type: "error" }>): void {
    if (kind === "audio-start-failed") this.#wish.on({ type: "soundBlocked" });
    if (goesOn) return;
    this.#cause ??= cause;
    if (!this.#starting) this.#end.fail(cause);
  }
}
