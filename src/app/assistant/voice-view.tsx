import { useEffect, useState } from "react";
import type { AssistantController } from "#features/assistant/assistant.controller.ts";
import type { LoadView } from "#features/assistant/Deferred.tsx";
import { callModeOf } from "#features/voice/abilities.copy.ts";
import { useAbilities } from "#features/voice/useAbilities.ts";
import { VoiceSection } from "#features/voice/VoiceSection.tsx";
import { createVoiceController } from "#features/voice/voice.controller.ts";
import { createVoiceLog } from "#features/voice/voice.log.ts";
import type { VoicePort } from "#features/voice/voice.port.ts";
import { systemClock } from "#shared/clock.ts";
import { spokenAnswers } from "../adapters/voice-answers.ts";
import { builtInVoice } from "../adapters/voice-builtin.ts";
import { pageMicrophone } from "../adapters/voice-microphone.ts";
import type { VoiceProviderConfig } from "../adapters/voice-provider.ts";
import { pageRecognition } from "../adapters/voice-recognition.ts";
import { pageVoices } from "../adapters/voice-speech.ts";
import { contactRoute, hrefOf } from "../router/route.ts";
import { readPageOptions } from "../settings/page-options.ts";
import { site } from "../site.ts";
import { PagePolicyLink } from "./PagePolicyLink.tsx";
import { addPageRecognition, pageAbilities } from "./page-abilities.ts";
import { pageChat } from "./page-chat.ts";

/** Logs an error; src/app/services/reports.ts reports what is logged. */
const reported = (cause: Error) => console.error("voice", cause);

export interface VoiceViewDeps {
  assistant: AssistantController;
  /** Null when no provider is configured: the built-in voice speaks. */
  voiceProvider: VoiceProviderConfig | null;
  copyText: (text: string) => Promise<boolean>;
}

function pageBuiltIn(): VoicePort {
  const chat = pageChat();
  return builtInVoice({
    findAbilities: pageAbilities,
    addRecognition: addPageRecognition,
    openMicrophone: pageMicrophone(),
    findVoice: pageVoices(systemClock),
    findRecognition: pageRecognition(),
    answers: spokenAnswers(chat, site.persona),
    clock: systemClock,
    log: reported,
  });
}

/**
 * The voice mode, joined to its adapters. What is shown is chosen anew with each opening: a browser that can neither
 * listen nor speak would make a worse chat of a call, and is led to the chat instead.
 */
export async function voiceView({ assistant, voiceProvider, copyText }: VoiceViewDeps): Promise<LoadView> {
  const log = createVoiceLog();
  const { voiceLog } = readPageOptions(window.location.search);
  const controlled = (port: VoicePort) => ({
    port,
    controller: createVoiceController({ port, clock: systemClock, log: log.add }),
  });
  const builtIn = controlled(pageBuiltIn());
  const provider = voiceProvider
    ? controlled((await import("./page-voice-provider.ts")).pageVoiceProvider(voiceProvider, reported))
    : null;
  const { findAbilities } = (provider ?? builtIn).port;

  function ToChat() {
    useEffect(assistant.writeInstead, []);
    return null;
  }

  function VoiceView() {
    const [chosen, choose] = useState(provider ?? builtIn);
    const { controller, port } = chosen;
    const here = useAbilities(pageAbilities);
    const standsBy = chosen === provider && here !== null && callModeOf(here) !== "neither";
    return (
      <VoiceSection
        controller={controller}
        findAbilities={port.findAbilities}
        addRecognition={port.addRecognition ?? null}
        persona={site.persona}
        provider={port.provider}
        withoutMicrophone={port.withoutMicrophone}
        policyLink={<PagePolicyLink />}
        contactHref={hrefOf(contactRoute)}
        onBack={assistant.back}
        onBuiltIn={standsBy ? () => choose(builtIn) : null}
        onWrite={() => assistant.choose("text")}
        onContact={assistant.close}
        onCopy={copyText}
        log={voiceLog ? log : null}
      />
    );
  }

  return async (language) => (callModeOf(await findAbilities(language)) === "neither" ? ToChat : VoiceView);
}
