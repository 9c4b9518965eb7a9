import type { ComponentType } from "react";
import type { AssistantController } from "#features/assistant/assistant.controller.ts";
import { VoiceSoon } from "#features/assistant/VoiceSoon.tsx";
import { contact as contactRoute, hrefOf } from "../router/route.ts";

/** What SPEAK shows as long as there is no voice. */
export function voiceView(assistant: AssistantController): ComponentType {
  return () => (
    <VoiceSoon
      contactHref={hrefOf(contactRoute)}
      onWrite={() => assistant.choose("text")}
      onContact={assistant.close}
    />
  );
}
