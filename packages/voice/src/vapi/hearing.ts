import type { Room, VoiceClient } from "./client.ts";
import { failedStart, heardMessage, progressOf, saysEnded, type VoiceEvent } from "./events.ts";
import { StageReports } from "./stages.ts";
import { isHarmless, kindOf, messageOf, specifiedName } from "./words.ts";

export interface Attempt {
  readonly over: AbortController;
  readonly stages: StageReports;
  cause: unknown;
  pending: boolean;
}

/** The events of a start. All others belong to a call that has begun. */
const ofStart: ReadonlySet<VoiceEvent["type"]> = new Set([
  "stage",
  "program",
  "error",
  "call-start-failed",
  "call-start-success",
]);

/** Hears the shipped client and tells what happens in the specification's words, each thing once. */
export class Hearing {
  readonly #client: VoiceClient;
  readonly #listener: (event: VoiceEvent) => void;
  #attempt: Attempt | null = null;
  /** The room was joined: only then a call can have ended. */
  #joined = false;
  #saidEnd = false;
  #listening = false;
  #speaking = false;
  #saidEnded = false;

  constructor(client: VoiceClient, listener: (event: VoiceEvent) => void) {
    this.#client = client;
    this.#listener = listener;
    // Needed at all times: without an error listener the client throws inside its own start, and is unusable then.
    client.on("error", (error) => this.error(error));
    client.on("call-start", () => this.#started());
    client.on("call-end", () => this.end());
    client.on("speech-start", () => this.#spoke(true));
    client.on("speech-end", () => this.#spoke(false));
    client.on("volume-level", (level) => {
      if (this.#attempt) this.#tell({ type: "volume-level", level: typeof level === "number" ? level : 0 });
    });
    client.on("message", (message) => this.#said(message));
    client.on("call-start-progress", (given) => this.#progressed(given));
    client.on("call-start-success", () => this.#tell({ type: "call-start-success" }));
    client.on("call-start-failed", (given) => this.#failed(given));
    for (const type of ["camera-error", "network-quality-change", "network-connection"] as const) {
      client.on(type, (detail) => this.#tell({ type, detail }));
    }
  }

  /** Passes an event on. Errors of a start that we cancelled are our own doing, so nobody hears of them. */
  #tell(event: VoiceEvent): void {
    const attempt = this.#attempt;
    const cancelled = attempt?.pending && attempt.over.signal.aborted;
    if (!(cancelled && ofStart.has(event.type))) this.#listener(event);
  }

  get attempt(): Attempt | null {
    return this.#attempt;
  }

  begin(): Attempt {
    this.#saidEnded = false;
    this.#joined = false;
    this.#saidEnd = false;
    this.#attempt = {
      over: new AbortController(),
      stages: new StageReports((report) => this.#tell({ type: "stage", report })),
      cause: null,
      pending: true,
    };
    return this.#attempt;
  }

  startSettled(attempt: Attempt, hasCall: boolean): void {
    attempt.pending = false;
    if (!hasCall && this.#attempt === attempt) this.#attempt = null;
  }

  error(cause: unknown): void {
    const kind = specifiedName(kindOf(cause));
    const goesOn = isHarmless(kind);
    if (this.#attempt && !goesOn) this.#attempt.cause ??= cause;
    this.#tell({ type: "error", kind, message: messageOf(cause), goesOn, cause });
  }

  #started(): void {
    if (!this.#attempt || this.#listening) return;
    this.#joined = true;
    this.#listening = true;
    this.#tell({ type: "call-start" });
  }

  end(): void {
    if (!this.#attempt) return;
    this.#spoke(false);
    const ends = this.#joined && !this.#saidEnd;
    // Set the state before telling anybody: a listener may end the call at once.
    this.#saidEnd = true;
    this.#listening = false;
    if (!this.#attempt?.pending) this.#attempt = null;
    if (ends) this.#tell({ type: "call-end" });
  }

  #spoke(speaking: boolean): void {
    if (!this.#attempt || this.#speaking === speaking) return;
    this.#speaking = speaking;
    this.#tell({ type: speaking ? "speech-start" : "speech-end" });
  }

  #said(given: unknown): void {
    const message = heardMessage(given);
    if (!message) return;
    if (saysEnded(message)) {
      if (this.#saidEnded || !this.#joined) return;
      this.#saidEnded = true;
    }
    this.#tell({ type: "message", message });
  }

  #progressed(given: unknown): void {
    const attempt = this.#attempt;
    // Thrown inside the client's own start, this cancels it: it cleans up and joins nothing.
    if (attempt?.over.signal.aborted) throw new Error("called off");
    const progress = progressOf(given);
    if (!attempt || !progress) return;
    attempt.stages.hear(progress, attempt.cause === null ? null : messageOf(attempt.cause));
    const room = this.#client.getDailyCallObject();
    const step = `${specifiedName(progress.stage)} ${progress.status}`;
    if (step === "audio-observer-setup started" && room) catchObserver(room, (cause) => this.error(cause));
    if (step === "video-call-join completed") this.#joined = true;
    if (step !== "video-call-join started") return;
    this.#tell({ type: "program", loaded: false });
    // Joining is asked of the program, so it has come. The client's "loaded" is not always said.
    room?.on("joining-meeting", () => this.#tell({ type: "program", loaded: true }));
  }

  #failed(given: unknown): void {
    const { error, errorStack: stack = "No stack trace available", context = {} } = failedStart(given);
    const cause = this.#attempt?.cause ?? error;
    this.#attempt?.stages.fail(messageOf(cause));
    this.#tell({ type: "call-start-failed", failure: { error: messageOf(error), stack, context, cause } });
  }
}

/** The client does not wait for its level observer; where that is refused later, the call goes on and it is said. */
function catchObserver(room: Room, tell: (cause: object) => void): void {
  const observe = room.startRemoteParticipantsAudioLevelObserver.bind(room);
  room.startRemoteParticipantsAudioLevelObserver = (interval) =>
    observe(interval).catch((error: unknown) => tell({ type: "audio-observer-setup-error", error }));
}
