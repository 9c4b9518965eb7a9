import type { VoicePort } from "#features/voice/voice.port.ts";
import type { Abilities } from "#shared/call.ts";
import type { FindRecognition, Recognition } from "./voice-recognition.ts";
import type { FindVoice, LocalVoice } from "./voice-speech.ts";

/** Finds out what this browser can do on the device. Opens no microphone and contacts no server. */
export function foreseeHere(deps: {
  findVoice: FindVoice;
  findRecognition: FindRecognition;
}): VoicePort["foresee"] {
  return async (language) => {
    const [voice, recognition] = await Promise.all([
      deps.findVoice(language),
      deps.findRecognition(language),
    ]);
    return abilitiesOf(voice, recognition);
  };
}

/** Without speech recognition or a voice on the device, questions are typed and answers read. */
export function abilitiesOf(voice: LocalVoice | null, recognition: Recognition | null): Abilities {
  return { questions: recognition ? "either" : "written", answers: voice ? "spoken" : "written" };
}
