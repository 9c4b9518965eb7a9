import { defineCopy } from "#shared/copy.ts";

export const demoCopy = defineCopy({
  de: {
    example: "Beispiel",
    name: (title: string) => `Beispiel: ${title}`,
    controls: (title: string) => `Ablauf steuern: ${title}`,
    pause: "Anhalten",
    play: "Abspielen",
    previous: "Einen Schritt zurück",
    next: "Einen Schritt weiter",
  },
  en: {
    example: "Example",
    name: (title: string) => `Example: ${title}`,
    controls: (title: string) => `Playback: ${title}`,
    pause: "Pause",
    play: "Play",
    previous: "Previous step",
    next: "Next step",
  },
});
