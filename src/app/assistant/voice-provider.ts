import type { VoicePort } from "#features/voice/voice.port.ts";
import { systemClock } from "#shared/clock.ts";
import { pageMicrophone } from "../adapters/voice-microphone.ts";
import { loadVendor } from "../adapters/voice-provider.client.ts";
import { providerVoice, type VoiceProviderConfig } from "../adapters/voice-provider.ts";

/** Players and scripts that the client adds and never takes away. */
const leftovers = "audio[data-participant-id], script[src*='call-machine-object-bundle']";

/** The configured provider's calls on this page; fetched where there is one. */
export function pageVoiceProvider(config: VoiceProviderConfig): VoicePort {
  return providerVoice(config, {
    load: loadVendor,
    openMicrophone: pageMicrophone(),
    clock: systemClock,
    isOnline: () => navigator.onLine,
    sweep() {
      for (const element of document.querySelectorAll(leftovers)) element.remove();
    },
  });
}
