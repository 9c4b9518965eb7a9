import { silenceAfterMs } from "#features/voice/voice.level.ts";
import type { Speaker, VoiceEvent, VoiceFailure } from "#features/voice/voice.port.ts";
import { type Abilities, type StartStage, startStages } from "#shared/call.ts";
import type { Step } from "#shared/effects.ts";

/** The assistant's first words in a call. */
export interface Opening {
  greeting: string;
  questions: readonly string[];
}

/** A call on this device, as far as it has come. */
export type LocalCall =
  | { phase: "preparing" }
  /** The browser asks the visitor about the microphone. */
  | { phase: "asking"; opening: Opening; abilities: Abilities }
  /** `turn`: while the assistant speaks, and during the echo afterwards, it must not hear itself. */
  | { phase: "on"; turn: Speaker; muted: boolean }
  | { phase: "over" };

export const notBegun: LocalCall = { phase: "preparing" };

export type LocalEvent =
  | { type: "begun" }
  /** A call can begin: the assistant's words are loaded, and the browser's abilities are known. */
  | { type: "prepared"; opening: Opening; abilities: Abilities }
  | { type: "notPrepared"; cause: string }
  | { type: "microphoneOpened" }
  | { type: "microphoneFailed"; failure: VoiceFailure }
  | { type: "heard"; text: string; final: boolean }
  | { type: "answered"; text: string; questions: readonly string[] }
  /** The assistant's voice began or fell silent. */
  | { type: "spoke"; on: boolean }
  /** Everything was said, and the echo is over. */
  | { type: "said" | "echoFaded" }
  | { type: "muted"; on: boolean }
  | { type: "asked" | "told"; text: string }
  | { type: "hungUp" };

export type LocalEffect =
  | { do: "tell"; event: VoiceEvent }
  /** Reports the words that are being said, in the language of the call. */
  | { do: "caption"; from: Speaker; text: string; final: boolean }
  | { do: "prepare" | "openMicrophone" | "measure" | "listen" | "stopListening" | "waitForEcho" }
  /** Frees everything, the microphone first. */
  | { do: "free" }
  | { do: "speak" | "answer" | "log"; text: string }
  | { do: "mute"; on: boolean };

type Next = Step<LocalCall, LocalEffect>;
type Of<Phase extends LocalCall["phase"]> = Extract<LocalCall, { phase: Phase }>;

/** How long the echo of the assistant's voice can be heard in a room. */
export const echoMs = silenceAfterMs / 4;

const tell = (event: VoiceEvent): LocalEffect => ({ do: "tell", event });
const stage = (name: StartStage, status: "started" | "completed" | "failed", detail?: string): LocalEffect =>
  tell({ type: "stage", stage: name, status, ...(detail ? { detail } : {}) });
const report = (name: Extract<VoiceEvent, { type: "reported" }>["name"], given?: object): LocalEffect =>
  tell({ type: "reported", name, ...(given ? { detail: JSON.stringify(given) } : {}) });

/** The stages in which a call on one device has nothing to do, in their order, from one up to another. */
function skipped(from: StartStage, to: StartStage): LocalEffect[] {
  return startStages
    .slice(startStages.indexOf(from), startStages.indexOf(to))
    .flatMap((name) => [stage(name, "started"), stage(name, "completed", "not needed")]);
}

/** Answers each event of a call on this device with the next state and its effects. */
export function localStep(call: LocalCall, event: LocalEvent): Next {
  if (call.phase === "over") return [call, ...afterwards(event)];
  if (event.type === "hungUp") return over(null, call.phase === "on" ? goodbye : []);
  if (event.type === "microphoneFailed") {
    const asked = call.phase === "asking" ? startFailed("mobile-permissions", event.failure) : [];
    return over(event.failure, call.phase === "on" ? goodbye : asked);
  }
  if (call.phase === "preparing") return whilePreparing(call, event);
  if (call.phase === "on") return whileOn(call, event);
  if (event.type !== "microphoneOpened") return [call];
  return on(call, [stage("mobile-permissions", "completed"), tell(event)]);
}

/** A microphone that opens after the call has ended is closed at once. */
function afterwards({ type }: LocalEvent): LocalEffect[] {
  return type === "microphoneOpened" ? [{ do: "free" }] : [];
}

function whilePreparing(call: Of<"preparing">, event: LocalEvent): Next {
  switch (event.type) {
    case "begun":
      return [
        call,
        ...skipped("validation", "initialization"),
        stage("initialization", "started"),
        { do: "prepare" },
      ];
    case "notPrepared": {
      const failed: LocalEffect[] = startFailed("initialization", event.cause);
      return over("notLoaded", [...failed, { do: "log", text: event.cause }]);
    }
    case "prepared":
      return prepared(event);
    default:
      return [call];
  }
}

/** A browser that cannot understand speech needs no microphone. */
function prepared({ opening, abilities }: Extract<LocalEvent, { type: "prepared" }>): Next {
  const ready = [stage("initialization", "completed"), ...skipped("web-call-creation", "mobile-permissions")];
  if (abilities.questions === "written") {
    return on({ phase: "asking", opening, abilities }, [
      ...ready,
      ...skipped("mobile-permissions", "video-call-join"),
    ]);
  }
  return [
    { phase: "asking", opening, abilities },
    ...ready,
    stage("mobile-permissions", "started"),
    tell({ type: "microphoneAsked" }),
    { do: "openMicrophone" },
  ];
}

function on({ opening, abilities }: Of<"asking">, before: readonly LocalEffect[]): Next {
  const sound: LocalEffect[] = [
    stage("audio-observer-setup", "started"),
    { do: "measure" },
    stage("audio-observer-setup", "completed"),
    stage("audio-processing-setup", "started"),
    stage("audio-processing-setup", "completed"),
  ];
  return [
    { phase: "on", turn: "assistant", muted: false },
    ...before,
    ...skipped("video-call-join", "audio-observer-setup"),
    ...sound,
    report("call-start-success"),
    report("call-start"),
    tell({ type: "listening", abilities }),
    tell({ type: "offered", questions: opening.questions }),
    ...says(opening.greeting),
  ];
}

/** Says something new, and cuts short what is being said. */
function says(text: string): LocalEffect[] {
  return [
    { do: "caption", from: "assistant", text, final: true },
    { do: "stopListening" },
    { do: "speak", text },
  ];
}

function whileOn(call: Of<"on">, event: LocalEvent): Next {
  switch (event.type) {
    case "heard": {
      const { text, final } = event;
      const caption: LocalEffect = { do: "caption", from: "visitor", text, final };
      return final && text.trim() ? [call, caption, { do: "answer", text }] : [call, caption];
    }
    case "asked":
      return [call, { do: "answer", text: event.text }];
    case "answered": {
      const offered = tell({ type: "offered", questions: event.questions });
      return [{ ...call, turn: "assistant" }, offered, ...says(event.text)];
    }
    case "told":
      return [{ ...call, turn: "assistant" }, ...says(event.text)];
    case "spoke":
      return [
        call,
        report(event.on ? "speech-start" : "speech-end"),
        tell({ type: "speaking", on: event.on }),
      ];
    case "said":
      return [call, { do: "waitForEcho" }];
    case "echoFaded":
      return [{ ...call, turn: "visitor" }, ...(call.muted ? [] : [{ do: "listen" } as const])];
    case "muted":
      return [{ ...call, muted: event.on }, { do: "mute", on: event.on }, ...ears(call.turn, event.on)];
    default:
      return [call];
  }
}

function ears(turn: Speaker, muted: boolean): LocalEffect[] {
  if (muted) return [{ do: "stopListening" }];
  return turn === "visitor" ? [{ do: "listen" }] : [];
}

/** Reports a start that failed (VOICE-14). */
function startFailed(failed: StartStage, cause: string): LocalEffect[] {
  const stack = "No stack trace available";
  return [
    stage(failed, "failed", cause),
    report("call-start-failed", { error: cause, stack, context: { stage: failed } }),
    report("error", { type: "start-method-error", message: cause }),
  ];
}

/** Reports the end of a call that had begun, exactly once (VOICE-09). */
const goodbye: readonly LocalEffect[] = [
  report("call-end"),
  report("message", { type: "status-update", status: "ended", endedReason: "customer-ended-call" }),
];

function over(failure: VoiceFailure | null, reports: readonly LocalEffect[]): Next {
  return [{ phase: "over" }, { do: "free" }, ...reports, tell({ type: "ended", failure })];
}
