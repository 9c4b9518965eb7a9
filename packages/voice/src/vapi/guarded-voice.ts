import { fitsRoom, type RoomMessage } from "../call.ts";
import { CallRefused } from "../refused.ts";
import type { CallRequest, Shipped, VoiceClient } from "./client.ts";
import {
  CallRecorded,
  type CreatedCall,
  createdByUs,
  readCreatedCall,
  refuseRecorded,
  withoutRecording,
} from "./creation.ts";
import type { VoiceEvent } from "./events.ts";
import { type Attempt, Hearing } from "./hearing.ts";
import { messageOf } from "./words.ts";

const noTarget = "Assistant or Squad or Workflow must be provided.";

export interface VoiceOptions {
  /** The public one. */
  key: string;
  /** The provider's API host; the package's own unless given. */
  apiBase?: string | undefined;
  /** The microphone: a track of ours, or `true` to let the client open it. There is never a camera. */
  microphone: MediaStreamTrack | true;
  /**
   * `off` unless told: each start switches recording off, a call that the provider says it records is not joined,
   * and one that is recorded later is an error.
   */
  recording?: "off" | "as configured";
}

/**
 * The provider's voice client with the specified behaviour where the shipped one has another. One call at a time;
 * after a fatal error inside a call the client is of no use any more: a fresh one for each call is the safe way.
 */
export class GuardedVoice {
  readonly #client: VoiceClient;
  readonly #shipped: Shipped;
  readonly #records: boolean;
  readonly #hearing: Hearing;

  /** @param tell hears everything that happens; may be called while a method of this still runs. */
  constructor(shipped: Shipped, options: VoiceOptions, tell: (event: VoiceEvent) => void) {
    const devices = { audioSource: options.microphone, videoSource: false } as const;
    this.#shipped = shipped;
    this.#records = options.recording === "as configured";
    this.#client = new shipped.Client(options.key, options.apiBase, { avoidEval: true }, devices);
    this.#hearing = new Hearing(this.#client, tell);
    if (this.#records) return;
    this.#client.on("recording-started", () =>
      this.#hearing.error({ type: "call-recorded", error: new CallRecorded() }),
    );
  }

  /** Starts a call; null when one is under way, or when it came to nothing or was cancelled. Events tell why. */
  async start(request: CallRequest): Promise<CreatedCall | null> {
    if (this.#hearing.attempt) return null;
    const attempt = this.#hearing.begin();
    const { signal } = attempt.over;
    const cancelled = new Promise<null>((resolve) =>
      signal.addEventListener("abort", () => resolve(null), { once: true }),
    );
    // The client's own start may never settle once it was cancelled.
    return Promise.race([this.#settled(request, attempt), cancelled]);
  }

  async #settled(request: CallRequest, attempt: Attempt): Promise<CreatedCall | null> {
    let call: CreatedCall | null = null;
    try {
      call = await this.#create(request, attempt);
    } catch (cause) {
      attempt.stages.fail(messageOf(attempt.cause ?? cause));
      this.#hearing.error({ type: "start-method-error", message: messageOf(cause) });
    }
    if (attempt.over.signal.aborted) call = null;
    this.#hearing.startSettled(attempt, call !== null);
    return call;
  }

  async #create(given: CallRequest, attempt: Attempt): Promise<CreatedCall | null> {
    const { assistant, assistantId, squad, squadId, workflow, workflowId } = given;
    if (!(assistant || assistantId || squad || squadId || workflow || workflowId)) {
      attempt.stages.fail(noTarget, "validation");
      this.#hearing.error({ type: "validation-error", message: noTarget });
      return null;
    }
    const request = this.#records ? given : withoutRecording(given);
    let created: CreatedCall | null = null;
    const check = (answer: unknown) => {
      const call = readCreatedCall(answer);
      if (!this.#records) refuseRecorded(call);
      created = call;
      return call;
    };
    const failed = (cause: unknown) => {
      attempt.cause ??= cause;
    };
    const started = await createdByUs(
      this.#shipped.requests,
      { request, signal: attempt.over.signal },
      { check, failed },
      () =>
        this.#client.start(
          request.assistantId ?? request.assistant,
          request.assistantOverrides,
          request.squadId ?? request.squad,
          request.workflowId ?? request.workflow,
          request.workflowOverrides,
        ),
    );
    return started === null ? null : created;
  }

  /**
   * Hangs up, or calls a start off. Settles when the client has let go, which may be never: do not wait for it
   * without a limit.
   * @param cause why a start cannot go on: the stages under way have failed of it. Nothing when it was wished.
   */
  async stop(cause?: string): Promise<void> {
    const { attempt } = this.#hearing;
    if (attempt?.pending && !attempt.over.signal.aborted) {
      if (cause) attempt.stages.fail(cause);
      attempt.over.abort();
    }
    await this.#client.stop();
    this.#hearing.end();
  }

  /** @throws CallRefused without a call. */
  setMuted(muted: boolean): void {
    this.#inRoom().setMuted(muted);
  }

  /** Makes the microphone louder, by a factor. Rejects with CallRefused without a call. */
  async increaseMicLevel(gain: number): Promise<void> {
    await this.#inRoom().increaseMicLevel(gain);
  }

  /** Another microphone takes the place of the one in use. Rejects with CallRefused without a call. */
  async setMicrophone(audioSource: MediaStreamTrack): Promise<void> {
    await this.#inRoom().setInputDevicesAsync({ audioSource });
  }

  /** Sends a message into the room. @throws CallRefused without a call, and when it is too long for a room. */
  send(message: RoomMessage): void {
    const client = this.#inRoom();
    if (!fitsRoom(message)) throw new CallRefused("This is too long to be said at once.");
    client.send(message);
  }

  #inRoom(): VoiceClient {
    if (!this.#client.getDailyCallObject()) throw new CallRefused("Call object is not available.");
    return this.#client;
  }
}
