import type { ComponentType } from "react";
import type { AssistantController } from "#features/assistant/assistant.controller.ts";
import { VoiceSection } from "#features/voice/VoiceSection.tsx";
import { createVoiceController } from "#features/voice/voice.controller.ts";
import { createVoiceLog } from "#features/voice/voice.log.ts";
import { systemClock } from "#shared/clock.ts";
import { builtInChat } from "../adapters/chat-builtin.ts";
import { spokenAnswers } from "../adapters/voice-answers.ts";
import { builtInVoice } from "../adapters/voice-builtin.ts";
import { pageMicrophone } from "../adapters/voice-microphone.ts";
import { pageRecognition } from "../adapters/voice-recognition.ts";
import { pageVoices } from "../adapters/voice-speech.ts";
import { readPageOptions } from "../page-options.ts";
import { contact as contactRoute, hrefOf } from "../router/route.ts";
import { site } from "../site.ts";
import { siteFacts } from "./facts.ts";
import { PolicyLink } from "./PolicyLink.tsx";

export interface VoiceWorld {
  assistant: AssistantController;
  /** Null when no provider is configured: the built-in voice speaks. */
  voiceProvider: { publicKey: string; assistantId: string; apiBase: string } | null;
  copyText: (text: string) => Promise<boolean>;
}

/** The voice mode, joined to its adapters. */
export async function voiceView({ assistant, copyText }: VoiceWorld): Promise<ComponentType> {
  const chat = builtInChat(siteFacts(true), () => import("#features/chat/answers/engine.ts"));
  const port = builtInVoice({
    openMicrophone: pageMicrophone(),
    findVoice: pageVoices(systemClock),
    findRecognition: pageRecognition(),
    answers: spokenAnswers(chat, site.persona),
    clock: systemClock,
  });
  const log = createVoiceLog();
  const controller = createVoiceController({ port, clock: systemClock, log: log.add });
  const { voiceLog } = readPageOptions(window.location.search);

  return () => (
    <VoiceSection
      controller={controller}
      persona={site.persona}
      provider={port.provider}
      withoutMicrophone={port.withoutMicrophone}
      policyLink={<PolicyLink />}
      contactHref={hrefOf(contactRoute)}
      onBack={assistant.back}
      onWrite={() => assistant.choose("text")}
      onContact={assistant.close}
      onCopy={copyText}
      log={voiceLog ? log : null}
    />
  );
}
