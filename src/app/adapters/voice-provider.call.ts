import { measureEveryMs, volumeOf } from "#features/voice/voice.level.ts";
import type { CallWish, VoiceCall, VoiceFailure } from "#features/voice/voice.port.ts";
import type { Clock } from "#shared/clock.ts";
import type { RoomMessage } from "#shared/room-message.ts";
import type { Shipped } from "#vendors/vapi/client.ts";
import { GuardedVoice } from "#vendors/vapi/guarded-voice.ts";
import { letGo } from "#vendors/vapi/let-go.ts";
import type { Page } from "#vendors/vapi/page.ts";
import { messageOf } from "#vendors/vapi/words.ts";
import type { Microphone, OpenMicrophone } from "./voice-microphone.ts";
import { failureOf } from "./voice-provider.faults.ts";
import { HeardCall } from "./voice-provider.heard.ts";

/** As configured; an empty address means the provider's public one. */
export interface VoiceProviderConfig {
  publicKey: string;
  assistantId: string;
  apiBase: string;
}

export interface VoiceProviderWorld {
  load(): Promise<Shipped>;
  openMicrophone: OpenMicrophone;
  clock: Clock;
  isOnline(): boolean;
  page: Page;
  /** For those who run the site: a program that a call needs did not come. */
  log(cause: Error): void;
}

/** What all calls of a page share: the client bears one call at a time, also one that is just letting go. */
export interface Line {
  /** Ends when the call before has let go, or had its time to. */
  free: Promise<void>;
}

/** One call of the provider, from the press on the green button on. */
export class ProviderCall implements VoiceCall {
  readonly #wish: CallWish;
  readonly #config: VoiceProviderConfig;
  readonly #world: VoiceProviderWorld;
  readonly #line: Line;
  readonly #over = new AbortController();
  #microphone: Microphone | null = null;
  #voice: GuardedVoice | null = null;
  readonly #heard: HeardCall;

  constructor(wish: CallWish, config: VoiceProviderConfig, world: VoiceProviderWorld, line: Line) {
    this.#wish = wish;
    this.#config = config;
    this.#world = world;
    this.#line = line;
    this.#heard = new HeardCall(wish, {
      isOver: () => this.#isOver,
      close: (failure, cause) => this.#close(failure, cause),
      fail: (fault) => this.#fail(fault),
    });
  }

  run(): void {
    this.#run().catch((fault: unknown) => this.#fail(fault));
  }

  async #run(): Promise<void> {
    const { assistantId, publicKey: key, apiBase } = this.#config;
    // Before anything that costs: whoever refuses it has called nobody. With nobody to call, nobody is asked.
    if (assistantId && !(await this.#openMicrophone())) return;
    const [shipped] = await Promise.all([this.#load(), this.#line.free]);
    if (!shipped || this.#isOver) return;
    if (this.#world.page.isOccupied()) {
      this.#close("stuck", "An earlier call does not let go.");
      return;
    }
    this.#voice = new GuardedVoice(
      shipped,
      { key, apiBase: apiBase || undefined, microphone: this.#microphone?.track ?? true },
      (event) => this.#heard.hear(event),
    );
    this.#heard.started(await this.#voice.start({ assistantId }));
  }

  get #isOver(): boolean {
    return this.#over.signal.aborted;
  }

  /** @returns whether it is open, and the call still wanted. */
  async #openMicrophone(): Promise<boolean> {
    const opened = await this.#world.openMicrophone({
      signal: this.#over.signal,
      onReplaced: (track) => {
        this.#voice?.setMicrophone(track).catch((fault: unknown) => this.#fail(fault));
      },
      onLost: (failure) => this.#close(failure, failure),
    });
    if (!opened.ok) {
      this.#close(opened.failure, opened.failure);
      return false;
    }
    if (this.#isOver) {
      opened.value.stop();
      return false;
    }
    this.#microphone = opened.value;
    this.#wish.on({ type: "microphoneOpened" });
    this.#measure();
    return true;
  }

  async #load(): Promise<Shipped | null> {
    try {
      return await this.#world.load();
    } catch (cause) {
      this.#close("notLoaded", messageOf(cause));
      return null;
    }
  }

  #measure(): void {
    if (this.#isOver) return;
    const level = volumeOf(this.#microphone?.level() ?? 0);
    this.#wish.on({ type: "level", of: "visitor", level });
    this.#world.clock.after(measureEveryMs, () => this.#measure());
  }

  #fail(fault: unknown): void {
    this.#close(failureOf(fault, this.#world.isOnline()), messageOf(fault));
  }

  /** The end, whoever wants it. The microphone first: it is ours. */
  #close(failure: VoiceFailure | null, cause = ""): void {
    if (this.#isOver) return;
    this.#over.abort();
    this.#microphone?.stop();
    const voice = this.#voice;
    const { clock, page, log } = this.#world;
    if (voice) this.#line.free = letGo(() => voice.stop(failure ? cause : undefined), page, clock);
    if (failure === "notLoaded") log(new Error(`voice call: ${cause}`));
    this.#wish.on({ type: "ended", failure });
  }

  setMuted(muted: boolean): void {
    this.#microphone?.setMuted(muted);
    this.#attempt(() => this.#voice?.setMuted(muted));
  }

  /** Here questions are spoken. */
  ask(): void {}

  send(message: RoomMessage): void {
    this.#attempt(() => this.#voice?.send(message));
  }

  end(): void {
    this.#close(null);
  }

  /** The client throws in states that are none of ours. */
  #attempt(run: () => void): void {
    try {
      run();
    } catch (fault) {
      this.#wish.on({ type: "reported", name: "error", detail: String(fault) });
    }
  }
}
