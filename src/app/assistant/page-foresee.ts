import type { Foresee } from "#features/voice/useForeseen.ts";
import { systemClock } from "#shared/clock.ts";
import { foreseeHere, remembered } from "../adapters/voice-foresee.ts";
import { pageRecognition } from "../adapters/voice-recognition.ts";
import { pageVoices } from "../adapters/voice-speech.ts";

const look = foreseeHere({ findVoice: pageVoices(systemClock), findRecognition: pageRecognition() });
const { foresee, forget } = remembered(look);

// Some browsers find their voices late; some say so without having any. Not all of them can be listened to.
if ("speechSynthesis" in window) {
  const { speechSynthesis } = window;
  speechSynthesis.addEventListener?.("voiceschanged", () => {
    if (speechSynthesis.getVoices().length > 0) forget();
  });
}

/** Looks once what this browser can do in a call; the choice and the panel behind it share the answer. */
export const pageForesee: Foresee = foresee;
