import type { FindAbilities } from "#features/voice/useAbilities.ts";
import { systemClock } from "#shared/clock.ts";
import type { Language } from "#shared/copy.ts";
import { within } from "#shared/time-limit.ts";
import { detectAbilities, remembered } from "../adapters/voice-abilities.ts";
import { pageAddition, pageRecognition } from "../adapters/voice-recognition.ts";
import { pageVoices } from "../adapters/voice-speech.ts";

const addition = pageAddition();
const look = detectAbilities({
  findVoice: pageVoices(systemClock),
  findRecognition: pageRecognition(),
  addition,
});
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

/** Fetching a language takes minutes on a slow line. */
const addLimitMs = 10 * 60_000;
const never = new AbortController().signal;

/** Adds the recognition of speech to this browser; what it can do is asked anew afterwards. */
export async function addPageRecognition(language: Language): Promise<boolean> {
  const added = await within(systemClock, addLimitMs, never, () => addition.add(language));
  forget();
  return added === true;
}
