import type { RoomMessage } from "@mainlicht/voice/call";
import type {
  CallOptions,
  VoiceCall,
  VoiceEvent,
  VoicePort,
  VoiceProvider,
} from "#features/voice/voice.port.ts";
import type { Clock } from "#shared/clock.ts";

export interface VoiceScript {
  /** The events of each call, and when they happen. */
  steps?: readonly { afterMs: number; event: VoiceEvent }[];
  /** Events before the start has even returned, and again while a call is being ended. */
  blurts?: readonly VoiceEvent[];
  /** Events when the call is ended, once: by a client that keeps its contract. */
  farewell?: readonly VoiceEvent[];
  /** Goes on with its script although the call has been ended. */
  rude?: boolean;
}

export interface ScriptedCall extends VoiceCall {
  readonly wish: CallOptions;
  readonly ended: boolean;
  readonly muted: boolean;
  readonly asked: readonly string[];
  readonly sent: readonly RoomMessage[];
}

export const party: VoiceProvider = {
  name: "Vapi, Inc. (USA)",
  hosts: ["api.vapi.ai", "c.daily.co"],
};

export const abilities = { questions: "spoken", answers: "spoken" } as const;

/** Events of a client that keeps its contract (VOICE-09). */
export const politeCall: VoiceScript = {
  farewell: [
    {
      type: "reported",
      name: "message",
      detail: '{"type":"status-update","status":"ended","endedReason":"customer-ended-call"}',
    },
    { type: "ended", failure: null },
  ],
};

function scriptedCall(clock: Clock, script: VoiceScript, wish: CallOptions): ScriptedCall {
  const { steps = [], blurts = [], farewell = [] } = script;
  let ended = false;
  let muted = false;
  const asked: string[] = [];
  const sent: RoomMessage[] = [];
  const cancels = steps.map(({ afterMs, event }) => clock.after(afterMs, () => wish.on(event)));
  return {
    wish,
    asked,
    sent,
    get ended() {
      return ended;
    },
    get muted() {
      return muted;
    },
    setMuted(on) {
      muted = on;
    },
    ask: (text) => void asked.push(text),
    send: (message) => void sent.push(message),
    steer: () => undefined,
    end() {
      if (!ended) for (const event of farewell) wish.on(event);
      ended = true;
      if (!script.rude) for (const cancel of cancels) cancel();
      for (const event of blurts) wish.on(event);
    },
  };
}

/** A voice without a microphone and without a network: does what its script says, and no better. */
export function scriptedVoice(clock: Clock, script: VoiceScript = {}) {
  const calls: ScriptedCall[] = [];

  function start(wish: CallOptions): VoiceCall {
    const call = scriptedCall(clock, script, wish);
    calls.push(call);
    for (const event of script.blurts ?? []) wish.on(event);
    return call;
  }

  return {
    provider: null,
    withoutMicrophone: true,
    findAbilities: async () => abilities,
    calls,
    /** Calls that were not ended: each has a microphone open. */
    get open() {
      return calls.filter(({ ended }) => !ended).length;
    },
    preload: () => undefined,
    start,
  } satisfies VoicePort & Record<"calls" | "open", unknown>;
}
