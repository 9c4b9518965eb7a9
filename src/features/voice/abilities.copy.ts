import type { Abilities } from "#shared/call.ts";
import { defineCopy } from "#shared/copy.ts";

/** How a call goes in a browser that cannot both listen and speak on the device. */
type Way = "typedAndSpoken" | "spokenAndRead";

interface AbilitiesWords {
  /** Under the choice; begins with its exact word. */
  choice: Record<Way | "spoken" | "neither", string>;
  /** Before the start. */
  before: Record<Way, string>;
  microphoneOff: string;
  /** Where the browser can fetch the recognition of speech: who delivers it, and how that goes. */
  adding: { who: string; add: string; busy: string; failed: string };
}

/** @returns "spoken" where a call is what everybody expects of one, "neither" where there is nothing of a call. */
export function callModeOf({ questions, answers }: Abilities): keyof AbilitiesWords["choice"] {
  if (questions !== "written") return answers === "written" ? "spokenAndRead" : "spoken";
  return answers === "written" ? "neither" : "typedAndSpoken";
}

export const abilitiesCopy = defineCopy<AbilitiesWords>({
  de: {
    choice: {
      typedAndSpoken: "SPRECHEN in diesem Browser: Antworten werden gesprochen, Fragen getippt.",
      spokenAndRead: "SPRECHEN in diesem Browser: Fragen werden gesprochen, Antworten gelesen.",
      spoken: "SPRECHEN geht in diesem Browser mit Stimme: Sie fragen und hören die Antwort.",
      neither: "SPRECHEN öffnet hier den Chat: Dieser Browser kann weder zuhören noch sprechen.",
    },
    before: {
      typedAndSpoken:
        "Dieser Browser erkennt Sprache nicht auf Ihrem Gerät: Antworten werden gesprochen, Fragen getippt.",
      spokenAndRead:
        "Dieser Browser hat auf Ihrem Gerät keine Stimme: Fragen werden gesprochen, Antworten gelesen.",
    },
    microphoneOff: "Das Mikrofon bleibt aus.",
    adding: {
      who: "Ihr Browser kann die Spracherkennung für Ihr Gerät nachladen. Sie kommt vom Hersteller des Browsers; er erfährt dabei Ihre IP-Adresse.",
      add: "Spracherkennung nachladen",
      busy: "Ihr Browser lädt; das kann Minuten dauern. Sie können schon anfangen und tippen.",
      failed: "Ihr Browser hat sie nicht geladen. Tippen geht weiterhin.",
    },
  },
  en: {
    choice: {
      typedAndSpoken: "SPEAK in this browser: answers are spoken, questions are typed.",
      spokenAndRead: "SPEAK in this browser: questions are spoken, answers are read.",
      spoken: "SPEAK has a voice in this browser: you ask and hear the answer.",
      neither: "SPEAK opens the chat here: this browser can neither listen nor speak.",
    },
    before: {
      typedAndSpoken:
        "This browser cannot recognise speech on your device: answers are spoken, questions are typed.",
      spokenAndRead: "This browser has no voice on your device: questions are spoken, answers are read.",
    },
    microphoneOff: "The microphone stays off.",
    adding: {
      who: "Your browser can download speech recognition for your device. It comes from your browser’s maker, who then sees your IP address.",
      add: "Download speech recognition",
      busy: "Your browser is downloading; this can take minutes. You can start now and type.",
      failed: "Your browser did not download it. Typing still works.",
    },
  },
});
