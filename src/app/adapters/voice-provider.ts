import { providers, publicAddresses } from "#features/privacy/ledger/hosts.ts";
import type { VoicePort } from "#features/voice/voice.port.ts";
import {
  type Line,
  ProviderCall,
  type VoiceProviderConfig,
  type VoiceProviderWorld,
} from "./voice-provider.call.ts";

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
    start(wish) {
      const call = new ProviderCall(wish, config, world, line);
      call.run();
      return call;
    },
  };
}
