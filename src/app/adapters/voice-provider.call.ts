import type { VoiceEvent as Told } from "@mainlicht/voice/vapi";
import type { VoiceEvent, VoiceFailure } from "#features/voice/voice.port.ts";
import type { Abilities } from "#shared/call.ts";
import type { Step } from "#shared/effects.ts";
import { captionOf, detailOf, endingOf, type Reported } from "./voice-provider.messages.ts";

/** The room's program is tried for three times, 20 s each, with 3 s between (CALL-18); a moment more to say so. */
export const programLimitMs = 3 * 20_000 + 2 * 3_000 + 2_000;

/** The provider listens and speaks, whatever the browser can. */
export const bothSpeak: Abilities = { questions: "spoken", answers: "spoken" };

interface Heard {
  speaks: boolean;
  /** The provider's reason for the end of the call; empty until it gives one. */
  endedReason: string;
}

export type RemoteCall =
  | { phase: "asking" }
  /** The provider's client is being fetched, and the previous call is being closed. */
  | { phase: "loading" }
  /** The client's start has not settled. It reports its own failure; `cause` is the reason, as far as it is known. */
  | ({ phase: "starting"; cause: { fault: unknown } | null } & Heard)
  | ({ phase: "started" } & Heard)
  | { phase: "over" };

export const notBegun: RemoteCall = { phase: "asking" };

export type RemoteEvent =
  /** `target`: there is somebody to call. */
  | { type: "begun"; target: boolean }
  | { type: "microphoneOpened" }
  | { type: "microphoneFailed"; failure: VoiceFailure }
  /** `occupied`: an earlier call could not be closed. */
  | { type: "loaded"; occupied: boolean }
  | { type: "notLoaded"; cause: string }
  | { type: "told"; told: Told }
  /** The client's start has settled, with a call or without. */
  | { type: "settled"; hasCall: boolean }
  | { type: "threw"; fault: unknown }
  | { type: "hungUp" };

export type RemoteEffect =
  | { do: "tell"; event: VoiceEvent }
  /** Reports the words that are being said, in the language of the call. */
  | { do: "caption"; said: NonNullable<ReturnType<typeof captionOf>> }
  | { do: "openMicrophone" | "measure" | "load" | "call" }
  /** Ends the call for a known reason; null means that the visitor wanted it. */
  | { do: "close"; failure: VoiceFailure | null; cause: string }
  /** Ends the call for a reason that must be found in the errors that were thrown or reported. */
  | { do: "fail"; fault: unknown }
  /** Stops a microphone that was opened too late. */
  | { do: "closeMicrophone" };

type Next = Step<RemoteCall, RemoteEffect>;
type Of<Phase extends RemoteCall["phase"]> = Extract<RemoteCall, { phase: Phase }>;
type Live = Of<"starting" | "started">;

const tell = (event: VoiceEvent): RemoteEffect => ({ do: "tell", event });

const over = (failure: VoiceFailure | null, cause = ""): Next => [
  { phase: "over" },
  { do: "close", failure, cause },
];
const failed = (fault: unknown): Next => [{ phase: "over" }, { do: "fail", fault }];

export function remoteStep(call: RemoteCall, event: RemoteEvent): Next {
  if (call.phase === "over") return [call, ...afterwards(event)];
  switch (event.type) {
    case "begun":
      // First of all, so that a refused microphone costs no call. Without an assistant to call, nobody is asked.
      return event.target
        ? [call, tell({ type: "microphoneAsked" }), { do: "openMicrophone" }]
        : [{ phase: "loading" }, { do: "load" }];
    case "microphoneOpened":
      return [{ phase: "loading" }, tell(event), { do: "measure" }, { do: "load" }];
    case "microphoneFailed":
      return over(event.failure, event.failure);
    case "loaded":
      return loaded(event);
    case "notLoaded":
      return over("notLoaded", event.cause);
    case "settled":
      return call.phase === "starting" ? settled(call, event) : [call];
    case "told":
      return isLive(call) ? told(call, event.told) : [call];
    case "threw":
      return failed(event.fault);
    case "hungUp":
      return over(null);
  }
}

const isLive = (call: RemoteCall): call is Live => call.phase === "starting" || call.phase === "started";

/** Events of a call that is over are reported, and change nothing. */
function afterwards(event: RemoteEvent): RemoteEffect[] {
  if (event.type === "microphoneOpened") return [{ do: "closeMicrophone" }];
  return event.type === "told" ? reportsOf(event.told) : [];
}

function loaded({ occupied }: Extract<RemoteEvent, { type: "loaded" }>): Next {
  if (occupied) return over("stuck", "An earlier call does not let go.");
  return [{ phase: "starting", cause: null, speaks: false, endedReason: "" }, { do: "call" }];
}

function settled(call: Of<"starting">, { hasCall }: Extract<RemoteEvent, { type: "settled" }>): Next {
  const { cause, speaks, endedReason } = call;
  if (cause || !hasCall) return failed(cause?.fault ?? null);
  return [{ phase: "started", speaks, endedReason }];
}

function reportsOf(told: Told): RemoteEffect[] {
  switch (told.type) {
    case "stage":
      return [tell({ type: "stage", ...told.report })];
    case "volume-level":
      return [tell({ type: "level", of: "assistant", level: told.level })];
    case "program":
      return [tell({ type: "mayTake", ms: told.loaded ? null : programLimitMs })];
    default: {
      const detail = detailOf(told);
      return [tell({ type: "reported", name: told.type, ...(detail ? { detail } : {}) })];
    }
  }
}

function told(call: Live, event: Told): Next {
  const reports = reportsOf(event);
  if (event.type === "stage" || event.type === "volume-level" || event.type === "program") {
    return [call, ...reports];
  }
  const [next, ...effects] = reacted(call, event);
  return [next, ...reports, ...effects];
}

function reacted(call: Live, event: Reported): Next {
  switch (event.type) {
    case "call-start":
      return [call, ...listens(call)];
    case "call-end":
      return over(/error|fail/i.test(call.endedReason) ? "provider" : null, call.endedReason);
    case "speech-start":
    case "speech-end": {
      const speaks = event.type === "speech-start";
      return [{ ...call, speaks }, tell({ type: "speaking", on: speaks })];
    }
    case "call-start-failed":
      return failed(event.failure.cause);
    case "camera-error":
      return failed(event.detail);
    case "error":
      return faulted(call, event);
    case "message": {
      const said = captionOf(event.message);
      const endedReason = endingOf(event.message) ?? call.endedReason;
      return [{ ...call, endedReason }, ...(said ? [{ do: "caption", said } as const] : [])];
    }
    default:
      return [call];
  }
}

function listens({ speaks }: Live): RemoteEffect[] {
  const listening = tell({ type: "listening", abilities: bothSpeak });
  // The assistant may begin to speak before the client reports that it listens.
  return speaks ? [listening, tell({ type: "speaking", on: true })] : [listening];
}

function faulted(call: Live, { kind, goesOn, cause }: Extract<Told, { type: "error" }>): Next {
  if (goesOn) return [call, ...(kind === "audio-start-failed" ? [tell({ type: "soundBlocked" })] : [])];
  if (call.phase === "started") return failed(cause);
  return [call.cause ? call : { ...call, cause: { fault: cause } }];
}
