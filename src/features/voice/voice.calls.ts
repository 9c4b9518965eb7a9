import type { Language } from "#shared/copy.ts";
import type { Step } from "#shared/effects.ts";
import { resting, type VoiceMachineEvent, type VoiceState, voiceStep } from "./voice.machine.ts";
import type { Steer, VoiceEvent, VoiceFailure } from "./voice.port.ts";

/** How long the visitor may take to answer the browser's question about the microphone. */
export const askLimitMs = 60_000;
/** The longest that a call may take to start, without the time for that question. */
export const startLimitMs = 20_000;
/** After this long without progress, the visitor is told that the start is slow. */
export const callSlowAfterMs = 4_000;
/** After this long an ended call is idle again (VOICE-04). */
export const endedForMs = 2_000;
/** After this long without any sound from the microphone, the visitor is told. */
export const unheardAfterMs = 8_000;

/** The voice mode's calls: what is shown, and how many were begun. None but the newest counts. */
export interface Calls {
  shown: VoiceState;
  begun: number;
}

export const noCalls: Calls = { shown: resting, begun: 0 };

/** Each names a timer, and the event that is sent when it runs out; after "rested" an ended call is idle. */
export type Due = "limitPassed" | "slowed" | "unheard" | "rested";

export interface Start {
  language: Language;
  microphone: boolean;
}

/** All events of a client but the level, which goes straight to the bars. */
export type ReportedEvent = Exclude<VoiceEvent, { type: "level" }>;

export type CallsEvent =
  /** `again`: also while it is still shown that the call before has failed. */
  | ({ type: "startPressed"; again: boolean } & Start)
  | { type: "mutePressed" }
  | { type: "endPressed" }
  | { type: "reported"; call: number; event: ReportedEvent }
  | { [Each in Due]: { type: Each } }[Due]
  | Extract<VoiceMachineEvent, { type: "sounded" | "steered" | "typed" | "asked" | "left" }>;

export type CallsEffect =
  | ({ do: "call"; call: number } & Start)
  | { do: "hangUp" }
  | { do: "mute"; on: boolean }
  | { do: "ask"; text: string }
  | { do: "steer"; how: Steer }
  | { do: "wait"; for: Due; ms: number }
  | { do: "cancel"; due: readonly Due[] };

type Next = Step<Calls, CallsEffect>;

export function isOn({ shown, begun }: Calls, call: number): boolean {
  return call === begun && (shown.status === "connecting" || shown.status === "active");
}

/** Answers each event with the next state, which the view shows, and with the effects to carry out. */
export function callsStep(now: Calls, event: CallsEvent): Next {
  switch (event.type) {
    case "startPressed":
      return started(now, event);
    case "endPressed":
      return now.shown.status === "active" ? ended(now, null) : [now];
    case "limitPassed":
      return ended(now, isAsking(now) ? "micRefused" : "timedOut");
    case "left":
      return [stepped(now, event), cancel("limitPassed", "slowed", "unheard", "rested"), { do: "hangUp" }];
    case "mutePressed":
      return muted(now);
    case "asked":
      return asked(now, event);
    case "sounded":
      return [stepped(now, event), cancel("unheard")];
    case "steered":
      return speaks(now) ? [stepped(now, event), { do: "steer", how: event.how }] : [now];
    case "typed":
      return typed(now, event);
    case "reported":
      return isOn(now, event.call) ? reported(now, event.event) : [now];
    default:
      return [stepped(now, event)];
  }
}

function stepped(now: Calls, event: VoiceMachineEvent): Calls {
  const shown = voiceStep(now.shown, event);
  return shown === now.shown ? now : { ...now, shown };
}

const wait = (due: Due, ms: number): CallsEffect => ({ do: "wait", for: due, ms });
const cancel = (...due: Due[]): CallsEffect => ({ do: "cancel", due });
const isAsking = ({ shown }: Calls) => shown.status === "connecting" && shown.step === "microphone";

/** Starts the time limit of the call itself: the visitor has answered the browser's question. */
const timedStart: CallsEffect[] = [wait("limitPassed", startLimitMs), wait("slowed", callSlowAfterMs)];

/** A start counts while there is no call, and never twice (VOICE-08). */
function started(now: Calls, event: Extract<CallsEvent, { type: "startPressed" }>): Next {
  const { again, language, microphone } = event;
  const { shown } = now;
  const failed = shown.status === "ended" && shown.failure !== null;
  const before = again && failed ? stepped(now, { type: "rested" }) : now;
  const after = stepped(before, { type: "started" });
  if (after === before) return [now];
  const begun = now.begun + 1;
  const call: CallsEffect = { do: "call", call: begun, language, microphone };
  return [{ ...after, begun }, cancel("rested"), ...timedStart, call];
}

function ended(now: Calls, failure: VoiceFailure | null): Next {
  const after = stepped(now, { type: "ended", failure });
  if (after === now) return [now];
  return [after, cancel("limitPassed", "slowed", "unheard"), wait("rested", endedForMs), { do: "hangUp" }];
}

function muted(now: Calls): Next {
  const after = stepped(now, { type: "muteToggled" });
  const { shown } = after;
  if (after === now || shown.status !== "active" || shown.visitor.questions === "written") return [now];
  const on = shown.visitor.microphone === "muted";
  return [after, { do: "mute", on }, on ? cancel("unheard") : wait("unheard", unheardAfterMs)];
}

function asked(now: Calls, event: Extract<CallsEvent, { type: "asked" }>): Next {
  const after = stepped(now, event);
  const question = after.shown.captions.at(-1);
  return after !== now && question ? [after, { do: "ask", text: question.text }] : [now];
}

const speaks = ({ shown }: Calls) => shown.status === "active" && shown.assistant.answers === "spoken";

/** Who begins to type while the assistant speaks has heard enough. */
function typed(now: Calls, event: Extract<CallsEvent, { type: "typed" }>): Next {
  const { shown } = now;
  const interrupts =
    shown.status === "active" && shown.assistant.answers === "spoken" && shown.assistant.speaking;
  const after = stepped(now, event);
  return interrupts && event.draft.trim() ? callsStep(after, { type: "steered", how: "stop" }) : [after];
}

function reported(now: Calls, event: ReportedEvent): Next {
  switch (event.type) {
    case "ended":
      return ended(now, event.failure);
    case "stage":
    case "reported":
      return [now];
    case "microphoneAsked":
    case "microphoneOpened":
    case "mayTake":
    case "listening":
      return now.shown.status === "connecting" ? progressed(now, event) : [now];
    default:
      return [stepped(now, event)];
  }
}

type Progress = Extract<
  ReportedEvent,
  { type: "microphoneAsked" | "microphoneOpened" | "mayTake" | "listening" }
>;

function progressed(now: Calls, event: Progress): Next {
  switch (event.type) {
    case "mayTake":
      return [now, wait("limitPassed", event.ms ?? startLimitMs)];
    case "microphoneAsked":
      return [stepped(now, event), wait("limitPassed", askLimitMs), cancel("slowed")];
    case "microphoneOpened":
      return [stepped(now, event), ...timedStart];
    default:
      return [
        stepped(now, event),
        cancel("limitPassed", "slowed"),
        ...(event.abilities.questions === "written" ? [] : [wait("unheard", unheardAfterMs)]),
      ];
  }
}
