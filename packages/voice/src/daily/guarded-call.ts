import Daily, {
  type DailyCall,
  type DailyCallOptions,
  type DailyDeviceInfos,
  type DailyEvent,
  type DailyEventObject,
  type DailyFactoryOptions,
  type DailyParticipantsObject,
  type DailyReceiveSettings,
  type DailyStreamingOptions,
  type DailyThemeConfig,
} from "@daily-co/daily-js";
import type { z } from "zod";
import { CallRefused } from "../refused.ts";
import { OnChange } from "./on-change.ts";
import * as rules from "./rules.ts";

const busy = ["loading", "joining-meeting", "joined-meeting"];

const captured = "Could not start the screen sharing. The screen is already been captured!";

type Recording = Omit<DailyStreamingOptions<"recording", "start">, "type"> & {
  type?: z.infer<typeof rules.recordingType>;
};
type Devices = Parameters<DailyCall["setInputDevicesAsync"]>[0];
type Player = Parameters<DailyCall["startRemoteMediaPlayer"]>[0];

/** @returns whether it has settled within the limit. */
async function within(limitMs: number, work: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<false>((done) => {
    timer = setTimeout(done, limitMs, false);
  });
  try {
    return await Promise.race([work.then(() => true), limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** The call client with the specified behaviour where the shipped one has another. */
export class GuardedCall {
  readonly #call: DailyCall;
  readonly #events: OnChange;
  #sharing = false;

  static create(options: DailyFactoryOptions = {}): GuardedCall {
    return new GuardedCall(
      Daily.createCallObject({ ...options, dailyConfig: { avoidEval: true, ...options.dailyConfig } }),
    );
  }

  constructor(call: DailyCall) {
    this.#call = call;
    this.#events = new OnChange(call);
    for (const change of ["started", "stopped", "canceled"] as const) {
      this.on(`local-screen-share-${change}`, () => {
        this.#sharing = change === "started";
      });
    }
  }

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

  /** Leaves the room; at once when it was left already. @returns whether the room answered within the limit. */
  leave(limitMs = 2_000): Promise<boolean> {
    return within(limitMs, this.#call.leave());
  }

  /** Comes to an end within the limit, whether the room answers or not, and takes all listeners away. */
  async destroy(limitMs = 2_000): Promise<void> {
    try {
      await within(limitMs, this.#call.destroy());
    } finally {
      this.#events.end();
    }
  }

  async devices(): Promise<MediaDeviceInfo[]> {
    return (await this.#call.enumerateDevices()).devices;
  }

  /** Takes other devices: an id, a track, or `false` for none. @returns those in use. */
  useDevices(devices: Devices): Promise<DailyDeviceInfos> {
    return this.#call.setInputDevicesAsync(devices);
  }

  setMuted(muted: boolean): void {
    this.#call.setLocalAudio(!muted);
  }

  /** Refused while a screen is shared. */
  async startScreenShare(options?: Parameters<DailyCall["startScreenShare"]>[0]): Promise<void> {
    if (this.#sharing) throw new CallRefused(captured);
    await this.#call.startScreenShare(options);
  }

  /** @param interval in milliseconds, at least 100. */
  async observeRemoteLevels(interval: number): Promise<void> {
    await this.#call.startRemoteParticipantsAudioLevelObserver(rules.checked(rules.levelInterval, interval));
  }

  startRecording({ type = "cloud", ...options }: Recording = {}): void {
    this.#call.startRecording({ ...options, type: rules.checked(rules.recordingType, type) });
  }

  /** Takes `local`, too, which has nothing to receive. */
  async updateReceiveSettings(settings: DailyReceiveSettings & { local?: unknown }): Promise<void> {
    await this.#call.updateReceiveSettings(rules.receiveSettings(settings));
  }

  setShowNamesMode(mode: z.infer<typeof rules.namesMode>): void {
    this.#call.setShowNamesMode(rules.checked(rules.namesMode, mode));
  }

  async setTheme(theme: DailyThemeConfig): Promise<void> {
    rules.checked(rules.theme, theme);
    await this.#call.setTheme(theme);
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
