import type { ComponentType } from "react";
import { ForeseenHint } from "#features/voice/ForeseenHint.tsx";
import { systemClock } from "#shared/clock.ts";
import { foreseeHere } from "../adapters/voice-foresee.ts";
import { pageRecognition } from "../adapters/voice-recognition.ts";
import { pageVoices } from "../adapters/voice-speech.ts";

/** What stands under the choice to speak; fetched with the choice, as it asks the browser. */
export function foreseenHint(): ComponentType {
  const foresee = foreseeHere({ findVoice: pageVoices(systemClock), findRecognition: pageRecognition() });
  return () => <ForeseenHint foresee={foresee} />;
}
