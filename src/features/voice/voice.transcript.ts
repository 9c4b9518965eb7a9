import type { VoiceWords } from "./voice.copy.ts";
import type { Caption } from "./voice.machine.ts";

/** The captions as plain text, to be copied. */
export function transcript(captions: readonly Caption[], words: VoiceWords, persona: string): string {
  const lines = captions.map(({ from, text }) => `${from === "visitor" ? words.me : persona}: ${text}`);
  return [words.transcript(persona), ...lines].join("\n\n");
}
