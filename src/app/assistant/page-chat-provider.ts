import type { ChatPort } from "#features/chat/chat.port.ts";
import { systemClock } from "#shared/clock.ts";
import { addScript } from "../adapters/chat-provider.script.ts";
import { type ProviderConfig, providerChat } from "../adapters/chat-provider.ts";

/** The configured provider's chat on this page; fetched where there is one. */
export function pageChatProvider(config: ProviderConfig): ChatPort {
  return providerChat(config, {
    addScript,
    api: () => Reflect.get(window, "voiceflow"),
    clock: systemClock,
    stamp: Math.floor(performance.timeOrigin),
    log: (cause) => console.error("chat", cause),
  });
}
