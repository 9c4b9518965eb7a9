import type { StageStatus } from "@mainlicht/voice/call";
import type { Requests, Room, Shipped, VoiceClient } from "@mainlicht/voice/vapi";
import type { OpenMicrophone } from "#app/adapters/voice-microphone.ts";
import type { VoiceEvent } from "#features/voice/voice.port.ts";
import { success } from "#shared/result.ts";
import { flushPromises } from "../../support/manual-clock.ts";

export function fakeMicrophone() {
  const made = {
    open: 0,
    muted: false,
    level: 0,
    wishes: null as Parameters<OpenMicrophone>[0] | null,
    track: { kind: "audio" } as MediaStreamTrack,
    async openMicrophone(wishes: Parameters<OpenMicrophone>[0]): ReturnType<OpenMicrophone> {
      made.wishes = wishes;
      made.open += 1;
      let stopped = false;
      return success({
        track: made.track,
        level: () => made.level,
        setMuted: (muted: boolean) => {
          made.muted = muted;
        },
        stop() {
          if (!stopped) made.open -= 1;
          stopped = true;
        },
      });
    },
  };
  return made;
}

export function listener() {
  const events: VoiceEvent[] = [];
  return {
    on: (event: VoiceEvent) => void events.push(event),
    events,
    texts: () =>
      events
        .filter(({ type }) => type !== "level")
        .map((event) => {
          if (event.type === "stage") return `${event.stage} ${event.status}`;
          if (event.type === "reported") return event.name;
          if (event.type === "ended") return `ended ${event.failure}`;
          return event.type;
        }),
  };
}

/** How many times a room was said to have ended (VOICE-09). */
export function endings(events: readonly VoiceEvent[]): number {
  return events.filter(
    (event) => event.type === "reported" && event.name === "message" && event.detail?.includes('"ended"'),
  ).length;
}

/** The vendor's client as far as our guard can see it; a test says what happens. */
export class FakeVendor implements VoiceClient {
  static made: FakeVendor[] = [];
  readonly given: unknown[];
  readonly listeners = new Map<string, ((detail?: unknown) => void)[]>();
  readonly sent: unknown[] = [];
  started: unknown[] = [];
  stops = 0;
  muted: boolean | null = null;
  /** How its start ends; without a say of the test it never does. */
  settleStart: (call: unknown) => void = () => undefined;
  failStart: (error: unknown) => void = () => undefined;
  settleStop: () => void = () => undefined;
  hangs = false;
  /** It has a call that did not let go. */
  occupies = false;
  hasRoom = true;

  constructor(...given: unknown[]) {
    this.given = given;
    FakeVendor.made.push(this);
  }

  on(event: string, listener: (detail?: unknown) => void): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
  }

  emit(event: string, detail?: unknown): void {
    for (const listener of this.listeners.get(event) ?? []) listener(detail);
  }

  stage(stage: string, status: StageStatus, metadata = {}): void {
    this.emit("call-start-progress", { stage, status, timestamp: "", metadata });
  }

  /** Its own start fails, as the shipped one does: two events, then nothing is returned. */
  async fail(error: unknown): Promise<void> {
    this.emit("call-start-failed", { stage: "unknown", error, errorStack: "at start", context: {} });
    this.emit("error", { type: "start-method-error", error });
    this.settleStart(null);
    await flushPromises();
  }

  /** Asks for the call as the shipped one does: through the shared requests, before it first waits. */
  start(...request: unknown[]): Promise<unknown> {
    this.started = request;
    void fakeRequests.call.callControllerCreateWebCall({});
    return new Promise((resolve, reject) => {
      this.settleStart = resolve;
      this.failStart = reject;
    });
  }

  stop(): Promise<void> {
    this.stops += 1;
    this.occupies = true;
    return new Promise((resolve) => {
      this.settleStop = () => {
        this.emit("call-end");
        const ended = { type: "status-update", status: "ended", endedReason: "customer-ended-call" };
        this.emit("message", ended);
        this.occupies = false;
        resolve();
      };
      if (!this.hangs) this.settleStop();
    });
  }

  setMuted(muted: boolean): void {
    this.muted = muted;
  }

  async increaseMicLevel(): Promise<void> {}

  send(message: unknown): void {
    this.sent.push(message);
  }

  getDailyCallObject(): Room | null {
    if (!this.hasRoom) return null;
    return {
      on: (event, listener) => this.on(`room ${event}`, listener),
      startRemoteParticipantsAudioLevelObserver: async () => undefined,
    };
  }

  async setInputDevicesAsync(devices: unknown): Promise<void> {
    this.given.push(devices);
  }
}

/** The requests that all clients of a page share; answered with a call that can be joined. */
const fakeRequests: Requests = {
  call: {
    callControllerCreateWebCall: async () => ({
      data: { id: "call-1", webCallUrl: "https://rooms.example/1" },
    }),
  },
};

export const fakeShipped: Shipped = { Client: FakeVendor, requests: fakeRequests };

export function fakePage() {
  return {
    isOccupied: () => FakeVendor.made.some(({ occupies }) => occupies),
    abandon: () => undefined,
    sweep: () => undefined,
  };
}
