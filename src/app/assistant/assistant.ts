import type { AssistantSectionProps } from "#features/assistant/AssistantSection.tsx";
import {
  type AssistantController,
  createAssistantController,
} from "#features/assistant/assistant.controller.ts";
import { suggestions } from "#features/chat/answers/suggestions.ts";
import type { ChatController } from "#features/chat/chat.controller.ts";
import { once } from "#shared/once.ts";
import type { TextViewDeps } from "./text-view.tsx";
import type { VoiceViewDeps } from "./voice-view.tsx";

/** The assistant as the page mounts it; chat and voice are fetched when they are chosen. */
export interface Assistant {
  controller: AssistantController;
  views: AssistantSectionProps["views"];
}

export type AssistantDeps = Omit<TextViewDeps & VoiceViewDeps, "assistant" | "onReady">;

const asked = ({ price, setup, gdpr }: Record<"price" | "setup" | "gdpr", string>) => [price, setup, gdpr];

export function createAssistant(deps: AssistantDeps): Assistant {
  const assistant = createAssistantController();
  let ask: ChatController["ask"] | undefined;
  const text = once(async () =>
    (await import("./text-view.tsx")).textView({
      ...deps,
      assistant,
      onReady: (begin) => {
        ask = begin;
      },
    }),
  );
  const call = once(async () => (await import("./voice-view.tsx")).voiceView({ ...deps, assistant }));
  return {
    controller: assistant,
    views: {
      answers: deps.provider || deps.voiceProvider ? "generated" : "prepared",
      // A provider needs no abilities of the browser.
      speakHint: deps.voiceProvider
        ? null
        : once(async () => (await import("./abilities-hint.tsx")).PageAbilitiesHint),
      text,
      // With a provider the visitor has to agree first, so no question is asked at once.
      ask: deps.provider
        ? null
        : async (question, language) => {
            assistant.choose("text");
            // A failed fetch is shown by the panel.
            await text().catch(() => undefined);
            ask?.(question, language);
          },
      questions: { de: asked(suggestions.de), en: asked(suggestions.en) },
      voice: async (language) => (await call())(language),
    },
  };
}
