import type { Abilities } from "#shared/call.ts";
import type { Language } from "#shared/copy.ts";
import type { AddRecognition, FindRecognition, Recognition } from "./voice-recognition.ts";
import type { FindVoice, LocalVoice } from "./voice-speech.ts";

/** Finds out what this browser can do on the device. Opens no microphone and contacts no server. */
export function detectAbilities(deps: {
  findVoice: FindVoice;
  findRecognition: FindRecognition;
  addition?: Pick<AddRecognition, "isOffered">;
}): (language: Language) => Promise<Abilities> {
  return async (language) => {
    const [voice, recognition, addable] = await Promise.all([
      deps.findVoice(language),
      deps.findRecognition(language),
      deps.addition?.isOffered(language),
    ]);
    return { ...abilitiesOf(voice, recognition), ...(addable ? { addable } : {}) };
  };
}

/** Asks once for each language, until it is told to forget. An answer that has come is given at once. */
export function remembered(findAbilities: (language: Language) => Promise<Abilities>): {
  findAbilities(language: Language): Abilities | Promise<Abilities>;
  forget(): void;
} {
  let answers: Partial<Record<Language, Abilities | Promise<Abilities>>> = {};
  async function ask(language: Language, asked: typeof answers): Promise<Abilities> {
    const found = await findAbilities(language);
    asked[language] = found;
    return found;
  }
  return {
    findAbilities(language) {
      answers[language] ??= ask(language, answers);
      return answers[language];
    },
    forget() {
      answers = {};
    },
  };
}

/** Without speech recognition or a voice on the device, questions are typed and answers read. */
export function abilitiesOf(voice: LocalVoice | null, recognition: Recognition | null): Abilities {
  return { questions: recognition ? "either" : "written", answers: voice ? "spoken" : "written" };
}
