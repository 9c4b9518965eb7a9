import type { ComponentType } from "react";
import { ForeseenHint } from "#features/voice/ForeseenHint.tsx";
import { systemClock } from "#shared/clock.ts";
import { foreseeHere } from "../adapters/voice-foresee.ts";
import { pageRecognition } from "../adapters/voice-recognition.ts";
import { pageVoices } from "../adapters/voice-speech.ts";

/** The hint below the choice to speak. It is fetched with the choice, because it asks the browser for its abilities. */
export function foreseenHint(): ComponentType {
  const foresee = foreseeHere({ findVoice: pageVoices(systemClock), findRecognition: pageRecognition() });
  return () => <ForeseenHint foresee={foresee} />;
}
