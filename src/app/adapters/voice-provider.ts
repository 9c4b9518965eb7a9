import type { RoomMessage } from "@mainlicht/voice/call";
import type { Page, Shipped } from "@mainlicht/voice/vapi";
import { GuardedVoice, letGo, messageOf } from "@mainlicht/voice/vapi";
import { providers, publicAddresses } from "#features/privacy/ledger/hosts.ts";
import { measureEveryMs, volumeOf } from "#features/voice/voice.level.ts";
import type { CallOptions, VoiceCall, VoiceFailure, VoicePort } from "#features/voice/voice.port.ts";
import type { Clock } from "#shared/clock.ts";
import { runProgram } from "#shared/effects.ts";
import { createTimers } from "#shared/timers.ts";
import type { Env } from "../settings/env.ts";
import type { Microphone, OpenMicrophone } from "./voice-microphone.ts";
import { bothSpeak, notBegun, type RemoteEffect, remoteStep } from "./voice-provider.call.ts";
import { failureOf } from "./voice-provider.faults.ts";

export type VoiceProviderConfig = NonNullable<Env["voice"]>;

export interface VoiceProviderDeps {
  load(): Promise<Shipped>;
  openMicrophone: OpenMicrophone;
  clock: Clock;
  isOnline(): boolean;
  page: Page;
  /** Logs for the site's operators that a script for calls could not be loaded. */
  log(cause: Error): void;
}

/** Shared by all calls of a page: the client can hold only one call at a time, even one that is being closed. */
interface Line {
  readonly config: VoiceProviderConfig;
  readonly deps: VoiceProviderDeps;
  /** Resolves when the previous call is closed, or its time for that is over. */
  free: Promise<void>;
}

/** The provider's calls (VOICE-02). Each has its own client: after a failed call a client cannot be used again. */
export function providerVoice(config: VoiceProviderConfig, deps: VoiceProviderDeps): VoicePort {
  const line: Line = { config, deps, free: Promise.resolve() };
  const api = config.apiBase || publicAddresses.voiceApi;
  return {
    provider: {
      name: `${providers.voice} (USA)`,
      hosts: [api, publicAddresses.callProgram].map((address) => new URL(address).host),
    },
    withoutMicrophone: false,
    findAbilities: async () => bothSpeak,
    preload: () => void deps.load().catch(() => undefined),
    start(wish) {
      const call = new ProviderCall(wish, line);
      call.begin();
      return call;
    },
  };
}

/** Does what the machine of a provider's call asks for, and holds what has to be freed. */
class ProviderCall implements VoiceCall {
  readonly #wish: CallOptions;
  readonly #line: Line;
  readonly #over = new AbortController();
  readonly #timers: ReturnType<typeof createTimers<"beat">>;
  readonly #program = runProgram(remoteStep, notBegun, (effect: RemoteEffect) => this.#perform(effect));
  #microphone: Microphone | null = null;
  #shipped: Shipped | null = null;
  #voice: GuardedVoice | null = null;

  constructor(wish: CallOptions, line: Line) {
    this.#wish = wish;
    this.#line = line;
    this.#timers = createTimers(line.deps.clock);
  }

  begin(): void {
    this.#program.send({ type: "begun", target: Boolean(this.#line.config.assistantId) });
  }

  setMuted(muted: boolean): void {
    this.#microphone?.setMuted(muted);
    this.#attempt(() => this.#voice?.setMuted(muted));
  }

  /** With the provider, questions are spoken. */
  ask(): void {}

  send(message: RoomMessage): void {
    this.#attempt(() => this.#voice?.send(message));
  }

  end(): void {
    this.#program.send({ type: "hungUp" });
  }

  #perform(effect: RemoteEffect): void {
    const { language, on } = this.#wish;
    switch (effect.do) {
      case "tell":
        on(effect.event);
        break;
      case "caption":
        on({ ...effect.said, language });
        break;
      case "openMicrophone":
        this.#reports(this.#openMicrophone());
        break;
      case "closeMicrophone":
        this.#microphone?.stop();
        break;
      case "measure":
        this.#measure();
        break;
      case "load":
        this.#reports(this.#load());
        break;
      case "call":
        this.#reports(this.#call());
        break;
      case "fail":
        this.#close(failureOf(effect.fault, this.#line.deps.isOnline()), messageOf(effect.fault));
        break;
      case "close":
        this.#close(effect.failure, effect.cause);
        break;
    }
  }

  /** Runs a step; any error in it ends the call. */
  #reports(work: Promise<void>): void {
    work.catch((fault: unknown) => this.#program.send({ type: "threw", fault }));
  }

  async #openMicrophone(): Promise<void> {
    const opened = await this.#line.deps.openMicrophone({
      signal: this.#over.signal,
      onReplaced: (track) => {
        if (this.#voice) this.#reports(this.#voice.setMicrophone(track));
      },
      onLost: (failure) => this.#program.send({ type: "microphoneFailed", failure }),
    });
    if (opened.ok) this.#microphone = opened.value;
    this.#program.send(
      opened.ok ? { type: "microphoneOpened" } : { type: "microphoneFailed", failure: opened.failure },
    );
  }

  #measure(): void {
    this.#timers.wait("beat", measureEveryMs, () => this.#measure());
    const level = volumeOf(this.#microphone?.level() ?? 0);
    this.#wish.on({ type: "level", of: "visitor", level });
  }

  async #load(): Promise<void> {
    const { deps, free } = this.#line;
    try {
      [this.#shipped] = await Promise.all([deps.load(), free]);
    } catch (cause) {
      this.#program.send({ type: "notLoaded", cause: messageOf(cause) });
      return;
    }
    this.#program.send({ type: "loaded", occupied: deps.page.isOccupied() });
  }

  async #call(): Promise<void> {
    if (!this.#shipped) return;
    const { assistantId, publicKey: key, apiBase } = this.#line.config;
    const microphone = this.#microphone?.track ?? true;
    this.#voice = new GuardedVoice(
      this.#shipped,
      { key, apiBase: apiBase || undefined, microphone },
      (event) => this.#program.send({ type: "told", told: event }),
    );
    const call = await this.#voice.start({ assistantId });
    this.#program.send({ type: "settled", hasCall: call !== null });
  }

  /** Ends the call for both sides. The microphone stops first. */
  #close(failure: VoiceFailure | null, cause: string): void {
    this.#over.abort();
    this.#microphone?.stop();
    this.#timers.cancelAll();
    const voice = this.#voice;
    const { clock, page, log } = this.#line.deps;
    if (voice) this.#line.free = letGo(() => voice.stop(failure ? cause : undefined), page, clock);
    if (failure === "notLoaded") log(new Error(`voice call: ${cause}`));
    this.#wish.on({ type: "ended", failure });
  }

  /** Calls the client, which throws in some of its own states: the error is reported, and the call goes on. */
  #attempt(run: () => void): void {
    try {
      run();
    } catch (fault) {
      this.#wish.on({ type: "reported", name: "error", detail: String(fault) });
    }
  }
}
