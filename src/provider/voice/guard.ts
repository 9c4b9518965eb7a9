import type Vapi from "@vapi-ai/web";
import type { CreateWebCallDTO, Call as WebCall } from "@vapi-ai/web/dist/api.js";
import { CallRefused } from "../call/refused.ts";
import type { Provider } from "../rest/provider.ts";
import { createdByUs } from "./created-by-us.ts";
import { roomMessage, type VoiceEvent } from "./events.ts";
import { messageOf, stackOf } from "./failure.ts";
import { specifiedName } from "./names.ts";
import { StageReports } from "./stage-reports.ts";

/** What a room takes of one message, as JSON of the text that the client has made JSON before. */
const longestMessage = 4_096;

type CallObject = NonNullable<ReturnType<Vapi["getDailyCallObject"]>>;

/** What may be said about an utterance; both interruptions are off unless told. */
export interface Saying {
  endCallAfterSpoken?: boolean;
  interruptionsEnabled?: boolean;
  interruptAssistantEnabled?: boolean;
}

/** The voice client with the specified behaviour where the shipped one has another. */
export class GuardedVoice {
  readonly #vapi: Vapi;
  readonly #calls: Pick<Provider["call"], "createWeb">;
  readonly #tell: (event: VoiceEvent) => void;
  #stages: StageReports;
  #begun = false;
  #started = false;
  #speaking = false;

  constructor(vapi: Vapi, calls: Pick<Provider["call"], "createWeb">, tell: (event: VoiceEvent) => void) {
    this.#vapi = vapi;
    this.#calls = calls;
    this.#tell = tell;
    this.#stages = new StageReports(() => undefined);
    this.#listen();
  }

  #listen(): void {
    const vapi = this.#vapi;
    // Always there: without it the client throws inside its own start and is dead afterwards.
    vapi.on("error", (error: unknown) => this.#heardError(error));
    vapi.on("call-start", () => this.#heardStart());
    vapi.on("call-end", () => this.#heardEnd());
    vapi.on("speech-start", () => this.#heardSpeech(true));
    vapi.on("speech-end", () => this.#heardSpeech(false));
    vapi.on("volume-level", (level) => this.#begun && this.#tell({ type: "volume-level", level }));
    vapi.on("message", (message: unknown) => this.#heardMessage(message));
    vapi.on("call-start-progress", ({ stage, status }) => {
      if (stage.includes("audio-observer-setup") && status === "started") this.#catchObserver();
      this.#stages.hear(stage, status);
    });
    vapi.on("call-start-success", () => this.#tell({ type: "call-start-success" }));
    vapi.on("call-start-failed", ({ error, errorStack, context }) => {
      this.#stages.fail();
      const stack = errorStack ?? stackOf(error);
      this.#tell({ type: "call-start-failed", failure: { error: messageOf(error), stack, context } });
    });
    for (const type of ["camera-error", "network-quality-change", "network-connection"] as const) {
      vapi.on(type, (detail: unknown) => this.#tell({ type, detail }));
    }
  }

  #heardError(error: unknown): void {
    const kind: unknown =
      typeof error === "object" && error !== null ? Reflect.get(error, "type") : undefined;
    this.#tell({ type: "error", kind: specifiedName(String(kind ?? "error")), message: messageOf(error) });
  }

  #heardStart(): void {
    if (!this.#begun || this.#started) return;
    this.#started = true;
    this.#tell({ type: "call-start" });
  }

  #heardEnd(): void {
    if (!this.#begun) return;
    this.#heardSpeech(false);
    const wasStarted = this.#started;
    this.#begun = false;
    this.#started = false;
    if (wasStarted) this.#tell({ type: "call-end" });
  }

  #heardSpeech(speaking: boolean): void {
    if (!this.#begun || this.#speaking === speaking) return;
    this.#speaking = speaking;
    this.#tell({ type: speaking ? "speech-start" : "speech-end" });
  }

  #heardMessage(message: unknown): void {
    const read = roomMessage.safeParse(message);
    if (read.success) this.#tell({ type: "message", message: read.data });
  }

  /** The client does not wait for its observer; if that is refused, the call goes on and it is said. */
  #catchObserver(): void {
    const call: CallObject | null = this.#vapi.getDailyCallObject();
    if (!call) return;
    const observe = call.startRemoteParticipantsAudioLevelObserver.bind(call);
    call.startRemoteParticipantsAudioLevelObserver = (interval) =>
      observe(interval).catch((error: unknown) => {
        this.#tell({ type: "error", kind: "audio-observer-setup-error", message: messageOf(error) });
      });
  }

  /** Starts a call; null when one is under way, or when it came to nothing, which the events tell. */
  async start(request: CreateWebCallDTO): Promise<WebCall | null> {
    if (this.#begun) return null;
    this.#begun = true;
    this.#stages = new StageReports((report) => this.#tell({ type: "stage", report }));
    try {
      const call = await createdByUs(
        () => this.#calls.createWeb({ body: request }),
        () => this.#startByClient(request),
      );
      this.#begun = call !== null;
      return call;
    } catch (error) {
      this.#begun = false;
      this.#heardError({ type: "start-method-error", message: messageOf(error) });
      return null;
    }
  }

  #startByClient(request: CreateWebCallDTO): Promise<WebCall | null> {
    return this.#vapi.start(
      request.assistantId ?? request.assistant,
      request.assistantOverrides,
      request.squadId ?? request.squad,
      request.workflowId ?? request.workflow,
      request.workflowOverrides,
    );
  }

  /** Lets the assistant say something. Refused without a call, and when it is too long for the room. */
  say(message: string, options: Saying = {}): void {
    if (!this.#vapi.getDailyCallObject()) throw new CallRefused("Call object is not available.");
    const interruptionsEnabled = options.interruptionsEnabled ?? false;
    const interruptAssistantEnabled = options.interruptAssistantEnabled ?? false;
    const { endCallAfterSpoken } = options;
    const sent = {
      type: "say",
      message,
      endCallAfterSpoken,
      interruptionsEnabled,
      interruptAssistantEnabled,
    };
    if (JSON.stringify(JSON.stringify(sent)).length > longestMessage) {
      throw new CallRefused("This is too long to be said at once.");
    }
    this.#vapi.say(message, endCallAfterSpoken, interruptionsEnabled, interruptAssistantEnabled);
  }

  async stop(): Promise<void> {
    await this.#vapi.stop();
    this.#heardEnd();
  }
}
