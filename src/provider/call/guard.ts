import type {
  DailyCall,
  DailyCallOptions,
  DailyEvent,
  DailyEventObject,
  DailyParticipantsObject,
  DailyReceiveSettings,
  DailyStreamingOptions,
  DailyThemeConfig,
} from "@daily-co/daily-js";
import { OnChange } from "./on-change.ts";
import { CallRefused } from "./refused.ts";
import * as rules from "./rules.ts";

const busy = ["loading", "joining-meeting", "joined-meeting"];

const captured = "Could not start the screen sharing. The screen is already been captured!";

type Recording = Omit<DailyStreamingOptions<"recording", "start">, "type"> & { type?: rules.RecordingType };
type Player = Parameters<DailyCall["startRemoteMediaPlayer"]>[0];

/** The call client with the specified behaviour where the shipped one has another. */
export class GuardedCall {
  readonly #call: DailyCall;
  readonly #events: OnChange;
  #sharing = false;

  constructor(call: DailyCall) {
    this.#call = call;
    this.#events = new OnChange(call);
    this.on("local-screen-share-started", () => this.#shared(true));
    this.on("local-screen-share-stopped", () => this.#shared(false));
    this.on("local-screen-share-canceled", () => this.#shared(false));
  }

  #shared(sharing: boolean): void {
    this.#sharing = sharing;
  }

  /** Whether this participant's screen is shared. */
  get isSharingScreen(): boolean {
    return this.#sharing;
  }

  /** Hears an event; those that repeat themselves only when something has changed. */
  on(event: DailyEvent, listener: (event: DailyEventObject) => void): () => void {
    return this.#events.on(event, listener);
  }

  /** Refused while another join is under way or done, and when url or token are not those of preAuth. */
  async join(options: DailyCallOptions): Promise<DailyParticipantsObject | undefined> {
    const state = this.#call.meetingState();
    if (busy.includes(state)) throw new CallRefused(`A join is refused in the state ${state}.`);
    try {
      return (await this.#call.join(options)) ?? undefined;
    } catch (error) {
      // Nothing at all is what the client rejects with when these differ.
      throw error ?? new CallRefused("The url or token is different from the one used before.");
    }
  }

  /** Comes to an end within the limit, whether the room answers or not, and takes all listeners away. */
  async destroy(limitMs = 2_000): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<void>((done) => {
      timer = setTimeout(done, limitMs);
    });
    try {
      await Promise.race([this.#call.destroy(), limit]);
    } finally {
      clearTimeout(timer);
      this.#events.end();
    }
  }

  /** Refused while a screen is shared. */
  async startScreenShare(options?: Parameters<DailyCall["startScreenShare"]>[0]): Promise<void> {
    if (this.#sharing) throw new CallRefused(captured);
    await this.#call.startScreenShare(options);
  }

  /** @param interval in milliseconds, at least 100. */
  async observeRemoteLevels(interval: number): Promise<void> {
    await this.#call.startRemoteParticipantsAudioLevelObserver(rules.levelInterval(interval));
  }

  startRecording({ type = "cloud", ...options }: Recording = {}): void {
    this.#call.startRecording({ ...options, type: rules.recordingType(type) });
  }

  /** Takes `local`, too, which has nothing to receive. */
  async updateReceiveSettings(settings: DailyReceiveSettings & { local?: unknown }): Promise<void> {
    await this.#call.updateReceiveSettings(rules.receiveSettings(settings));
  }

  setShowNamesMode(mode: rules.NamesMode): void {
    this.#call.setShowNamesMode(rules.namesMode(mode));
  }

  async setTheme(theme: DailyThemeConfig): Promise<void> {
    await this.#call.setTheme(rules.theme(theme));
  }

  /** The client fails on simulcast layers whatever they are; it is said before anything starts. */
  async startRemoteMediaPlayer(options: Player): Promise<unknown> {
    if (options.settings && "simulcastEncodings" in options.settings) {
      throw new CallRefused("A remote media player cannot take simulcast layers.");
    }
    return this.#call.startRemoteMediaPlayer(options);
  }

  /** Unknown: no third party is asked where a visitor is. */
  geo(): Promise<{ current: string }> {
    return Promise.resolve({ current: "" });
  }
}
