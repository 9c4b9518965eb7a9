import type { AssistantSectionProps } from "#features/assistant/AssistantSection.tsx";
import {
  type AssistantController,
  createAssistantController,
} from "#features/assistant/assistant.controller.ts";
import { once } from "#shared/once.ts";
import type { TextWorld } from "./text-view.tsx";
import type { VoiceWorld } from "./voice-view.tsx";

/** The assistant as the page mounts it; everything behind the choice is fetched when it is wanted. */
export interface Assistant {
  controller: AssistantController;
  views: AssistantSectionProps["views"];
}

export type AssistantWorld = Omit<TextWorld & VoiceWorld, "assistant">;

export function createAssistant(world: AssistantWorld): Assistant {
  const assistant = createAssistantController();
  return {
    controller: assistant,
    views: {
      // A provider listens and speaks, whatever the browser can.
      speakHint: world.voiceProvider
        ? null
        : once(async () => (await import("./foreseen-hint.tsx")).foreseenHint()),
      text: once(async () => (await import("./text-view.tsx")).textView({ ...world, assistant })),
      voice: once(async () => (await import("./voice-view.tsx")).voiceView({ ...world, assistant })),
    },
  };
}
