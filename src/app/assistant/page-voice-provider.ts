import { loadShipped, thisPage } from "@mainlicht/voice/vapi";
import type { VoicePort } from "#features/voice/voice.port.ts";
import { systemClock } from "#shared/clock.ts";
import { pageMicrophone } from "../adapters/voice-microphone.ts";
import type { VoiceProviderConfig } from "../adapters/voice-provider.ts";
import { providerVoice } from "../adapters/voice-provider.ts";

/** The configured provider's calls on this page; fetched where there is one. */
export function pageVoiceProvider(config: VoiceProviderConfig, log: (cause: Error) => void): VoicePort {
  return providerVoice(config, {
    load: loadShipped,
    openMicrophone: pageMicrophone(),
    clock: systemClock,
    isOnline: () => navigator.onLine,
    page: thisPage,
    log,
  });
}
