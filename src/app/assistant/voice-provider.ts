import type { VoicePort } from "#features/voice/voice.port.ts";
import { systemClock } from "#shared/clock.ts";
import { pageMicrophone } from "../adapters/voice-microphone.ts";
import { loadVendor } from "../adapters/voice-provider.client.ts";
import { abandonCalls, isPageOccupied, sweepCalls } from "../adapters/voice-provider.page.ts";
import { providerVoice, type VoiceProviderConfig } from "../adapters/voice-provider.ts";

/** The configured provider's calls on this page; fetched where there is one. */
export function pageVoiceProvider(config: VoiceProviderConfig): VoicePort {
  return providerVoice(config, {
    load: loadVendor,
    openMicrophone: pageMicrophone(),
    clock: systemClock,
    isOnline: () => navigator.onLine,
    isOccupied: isPageOccupied,
    abandon: abandonCalls,
    sweep: sweepCalls,
  });
}
