import type { Clock } from "#shared/clock.ts";
import type { Language } from "#shared/copy.ts";

export interface LocalVoice {
  /**
   * @param pace is asked for with each sentence.
   * @returns when it has been said, or could not be; the signal cuts it short.
   */
  speak(text: string, signal: AbortSignal, pace: () => number): Promise<void>;
  /** How strong its last word is at this moment, 0 to 1; what a browser voice sounds like is not measurable. */
  level(): number;
}

/** @returns null where the browser has no voice of its own for the language. */
export type FindVoice = (language: Language) => Promise<LocalVoice | null>;

export interface SpeechDeps {
  synthesis: Pick<SpeechSynthesis, "getVoices" | "speak" | "cancel"> | undefined;
  utter(text: string): SpeechSynthesisUtterance;
  clock: Clock;
}

/** Some browsers list their voices only after a while. */
const lookEveryMs = 100;
const lookForMs = 800;
/** A voice that has not begun to speak after this time never will. */
const beginWithinMs = 3_000;
/** The slowest voice needs less time than this for a character. */
const longestPerCharacterMs = 250;
const wordMs = 260;

/** Only voices on the device: others send the text to a server. */
export function browserVoices({ synthesis, utter, clock }: SpeechDeps): FindVoice {
  const pause = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve));

  async function find(language: Language): Promise<SpeechSynthesisVoice | undefined> {
    for (let waited = 0; synthesis && waited <= lookForMs; waited += lookEveryMs) {
      const local = synthesis.getVoices().filter(({ localService }) => localService);
      const voice = local.find(({ lang }) => lang.toLowerCase().startsWith(language));
      // The browser has voices, but none for this language: waiting longer would not help.
      if (voice || local.length > 0) return voice;
      await pause(lookEveryMs);
    }
    return undefined;
  }

  return async (language) => {
    const voice = await find(language);
    return voice && synthesis ? speaker(voice, { synthesis, utter, clock }) : null;
  };
}

type Synthesis = NonNullable<SpeechDeps["synthesis"]>;

function speaker(
  voice: SpeechSynthesisVoice,
  { synthesis, utter, clock }: SpeechDeps & { synthesis: Synthesis },
): LocalVoice {
  let lastWord = Number.NEGATIVE_INFINITY;

  async function say(sentence: string, signal: AbortSignal, rate: number): Promise<void> {
    const utterance = Object.assign(utter(sentence), { voice, lang: voice.lang, rate });
    const longestMs = 2_000 + (sentence.length * longestPerCharacterMs) / rate;
    await spoken(utterance, { synthesis, clock, longestMs, signal }, () => {
      lastWord = clock.now();
    });
    lastWord = Number.NEGATIVE_INFINITY;
  }

  return {
    async speak(text, signal, pace) {
      // Sentence by sentence: long texts make some browsers fall silent.
      for (const sentence of sentencesOf(text)) {
        if (signal.aborted) return;
        await say(sentence, signal, pace());
      }
    },
    level: () => Math.max(0, 1 - (clock.now() - lastWord) / wordMs),
  };
}

interface Speaking {
  synthesis: Synthesis;
  clock: Clock;
  longestMs: number;
  signal: AbortSignal;
}

/** Resolves when an utterance has been spoken, has failed, has taken too long, or was cut short. */
function spoken(
  utterance: SpeechSynthesisUtterance,
  { synthesis, clock, longestMs, signal }: Speaking,
  onWord: () => void,
): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      cancel();
      signal.removeEventListener("abort", stop);
      resolve();
    };
    function stop() {
      synthesis.cancel();
      done();
    }
    let cancel = clock.after(beginWithinMs, stop);
    utterance.onstart = () => {
      cancel();
      cancel = clock.after(longestMs, stop);
      onWord();
    };
    utterance.onboundary = onWord;
    utterance.onend = done;
    utterance.onerror = done;
    signal.addEventListener("abort", stop, { once: true });
    synthesis.speak(utterance);
  });
}

export function sentencesOf(text: string): string[] {
  return text.trim().split(/(?<=[.!?])\s+/u);
}

export function pageVoices(clock: Clock): FindVoice {
  return browserVoices({
    synthesis: "speechSynthesis" in window ? window.speechSynthesis : undefined,
    utter: (text) => new SpeechSynthesisUtterance(text),
    clock,
  });
}
