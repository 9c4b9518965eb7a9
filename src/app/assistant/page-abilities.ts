import type { FindAbilities } from "#features/voice/useAbilities.ts";
import { systemClock } from "#shared/clock.ts";
import { detectAbilities, remembered } from "../adapters/voice-abilities.ts";
import { pageRecognition } from "../adapters/voice-recognition.ts";
import { pageVoices } from "../adapters/voice-speech.ts";

const look = detectAbilities({ findVoice: pageVoices(systemClock), findRecognition: pageRecognition() });
const { findAbilities, forget } = remembered(look);

// Some browsers find their voices late; some say so without having any. Not all of them can be listened to.
if ("speechSynthesis" in window) {
  const { speechSynthesis } = window;
  speechSynthesis.addEventListener?.("voiceschanged", () => {
    if (speechSynthesis.getVoices().length > 0) forget();
  });
}

/** Looks once what this browser can do in a call; the choice and the panel behind it share the answer. */
export const pageAbilities: FindAbilities = findAbilities;
