import { providers, publicAddresses } from "#features/privacy/ledger/hosts.ts";
import { measureEveryMs, volumeOf } from "#features/voice/voice.level.ts";
import type { CallWish, VoiceCall, VoiceFailure, VoicePort } from "#features/voice/voice.port.ts";
import type { Clock } from "#shared/clock.ts";
import type { Microphone, OpenMicrophone } from "./voice-microphone.ts";
import type { VendorClass, VendorClient } from "./voice-provider.client.ts";
import {
  captionOf,
  detailOf,
  endingOf,
  faultNameOf,
  isHarmless,
  progressOf,
  reported,
  wholeStages,
} from "./voice-provider.events.ts";
import { failureOf } from "./voice-provider.faults.ts";

/** How long a call may take to let go. */
export const letGoMs = 3_000;
/** And how much longer when nobody was there to answer. */
const abandonedMs = 200;
const lookEveryMs = 50;

/** As configured; an empty address means the provider's public one. */
export interface VoiceProviderConfig {
  publicKey: string;
  assistantId: string;
  apiBase: string;
}

export interface VoiceProviderWorld {
  load(): Promise<VendorClass>;
  openMicrophone: OpenMicrophone;
  clock: Clock;
  isOnline(): boolean;
  /** Whether an earlier call is still there: the client bears no second one. */
  isOccupied(): boolean;
  /** Ends calls whose program was fetched and never came alive: nobody would answer their goodbye. */
  abandon(): void;
  /** Takes away what the client leaves behind in the page. */
  sweep(): void;
}

/** What all calls of a page share: the client bears one call at a time, also one that is just letting go. */
interface Line {
  /** Ends when the call before has let go, or had its time to. */
  free: Promise<void>;
}

/** The provider's calls (VOICE-02). A fresh client for each: one that failed in a call is of no use any more. */
export function providerVoice(config: VoiceProviderConfig, world: VoiceProviderWorld): VoicePort {
  const line: Line = { free: Promise.resolve() };
  const api = config.apiBase || publicAddresses.voiceApi;
  return {
    provider: {
      name: `${providers.voice} (USA)`,
      hosts: [api, publicAddresses.callProgram].map((address) => new URL(address).host),
    },
    withoutMicrophone: false,
    preload: () => void world.load().catch(() => undefined),
    start: (wish) => startCall(wish, config, world, line),
  };
}

function startCall(
  wish: CallWish,
  config: VoiceProviderConfig,
  world: VoiceProviderWorld,
  line: Line,
): VoiceCall {
  const { on, language } = wish;
  const { clock } = world;
  const over = new AbortController();
  const isOver = () => over.signal.aborted;
  let microphone: Microphone | null = null;
  let client: VendorClient | null = null;
  let listening = false;
  let saidEnded = false;
  let speaking = false;
  let endedReason = "";

  /** The end, whoever wants it. The microphone first: it is ours. */
  function close(failure: VoiceFailure | null): void {
    if (isOver()) return;
    over.abort();
    microphone?.stop();
    if (client) line.free = letGo(client, world);
    on({ type: "ended", failure });
  }

  const fail = (fault: unknown) => close(failureOf(fault, world.isOnline()));

  function measure(): void {
    if (isOver()) return;
    on({ type: "level", of: "visitor", level: volumeOf(microphone?.level() ?? 0) });
    clock.after(measureEveryMs, measure);
  }

  function spoke(now: boolean): void {
    speaking = now;
    on({ type: "speaking", on: now });
  }

  const staged = wholeStages((stage, status) => on({ type: "stage", stage, status }));
  const hear: Record<string, (detail: unknown) => void> = {
    "call-start": () => {
      // The provider says it again and again.
      if (listening || isOver()) return;
      listening = true;
      const abilities = { microphone: true, hears: true, speaks: true, types: false };
      on({ type: "listening", abilities });
      // It may have begun to speak before it said that it listens.
      if (speaking) on({ type: "speaking", on: true });
    },
    "call-end": () => close(/error|fail/i.test(endedReason) ? "provider" : null),
    "speech-start": () => spoke(true),
    "speech-end": () => spoke(false),
    "call-start-failed": fail,
    "camera-error": fail,
    error: (detail) => {
      const fault = faultNameOf(detail);
      if (fault === "audio-start-failed") on({ type: "soundBlocked" });
      else if (!isHarmless(fault)) fail(detail);
    },
    message: (message) => {
      const caption = captionOf(message);
      if (caption) on({ ...caption, language });
      endedReason = endingOf(message) ?? endedReason;
    },
  };

  /** The client does not wait for it: when it is refused, the call goes on, and it is said (VOICE-14). */
  function catchObserver(made: VendorClient): void {
    const room = made.getDailyCallObject();
    if (!room) return;
    const observe = room.startRemoteParticipantsAudioLevelObserver.bind(room);
    room.startRemoteParticipantsAudioLevelObserver = (interval) =>
      observe(interval).catch((fault: unknown) => {
        const detail = detailOf({ type: "audio-observer-setup-error", fault });
        on({ type: "reported", name: "error", detail });
      });
  }

  function follow(made: VendorClient): void {
    // Thrown inside the client's own start, this calls it off: it cleans up and joins nothing.
    made.on("call-start-progress", (given) => {
      const progress = progressOf(given);
      if (progress) staged(progress.stage, progress.status);
      if (progress?.stage === "audio-observer-setup") catchObserver(made);
      if (progress?.noCall) close("provider");
      if (isOver()) throw new Error("called off");
    });
    for (const name of reported) {
      made.on(name, (detail) => {
        // VOICE-09: once, also when the provider said it before.
        const ends = name === "message" && endingOf(detail) !== null;
        if (ends && saidEnded) return;
        saidEnded ||= ends;
        on({ type: "reported", name, detail: detailOf(detail) });
        hear[name]?.(detail);
      });
    }
    made.on("volume-level", (level) => {
      on({ type: "level", of: "assistant", level: typeof level === "number" ? level : 0 });
    });
  }

  /** @returns null when the call is over, or cannot be. */
  async function openMicrophone(): Promise<Microphone | null> {
    const opened = await world.openMicrophone({
      signal: over.signal,
      onReplaced(audioSource) {
        client?.setInputDevicesAsync({ audioSource }).catch(fail);
      },
      onLost: close,
    });
    if (!opened.ok) close(opened.failure);
    else if (isOver()) opened.value.stop();
    return opened.ok && !isOver() ? opened.value : null;
  }

  async function run(): Promise<void> {
    if (!config.assistantId) {
      staged("validation", "failed");
      const detail = "Assistant or Squad or Workflow must be provided.";
      on({ type: "reported", name: "error", detail });
      close("noTarget");
      return;
    }
    staged("validation", "completed");
    // Before anything that costs: whoever refuses it has called nobody.
    microphone = await openMicrophone();
    if (!microphone) return;
    on({ type: "microphoneOpened" });
    measure();
    const [Client] = await Promise.all([world.load().catch(() => null), line.free]);
    if (isOver()) return;
    if (!Client || world.isOccupied()) {
      close(Client ? "stuck" : "notLoaded");
      return;
    }
    const devices = { audioSource: microphone.track };
    client = new Client(config.publicKey, config.apiBase || undefined, { avoidEval: true }, devices);
    follow(client);
    const call = await client.start(config.assistantId);
    if (call === null) close("provider");
  }

  run().catch(fail);
  return {
    setMuted(muted) {
      microphone?.setMuted(muted);
      attempt(() => client?.setMuted(muted));
    },
    // Here questions are spoken.
    ask: () => undefined,
    send: (message) => attempt(() => client?.send(message)),
    end: () => close(null),
  };

  /** The client throws in states that are none of ours. */
  function attempt(run: () => void): void {
    try {
      run();
    } catch (fault) {
      on({ type: "reported", name: "error", detail: String(fault) });
    }
  }
}

/**
 * Lets a call end, for as long as that may take. Its promise is not waited for: when the call also ends by itself,
 * the client forgets it. What counts is that the page is free for the next one.
 */
async function letGo(client: VendorClient, world: VoiceProviderWorld): Promise<void> {
  (async () => client.stop())().catch(() => undefined);
  await untilFree(letGoMs, world);
  if (world.isOccupied()) {
    world.abandon();
    await untilFree(abandonedMs, world);
  }
  world.sweep();
}

async function untilFree(ms: number, { clock, isOccupied }: VoiceProviderWorld): Promise<void> {
  const until = clock.now() + ms;
  while (isOccupied() && clock.now() < until) {
    await new Promise<void>((resolve) => clock.after(lookEveryMs, resolve));
  }
}
