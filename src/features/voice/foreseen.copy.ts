import type { Abilities } from "#shared/call.ts";
import { defineCopy } from "#shared/copy.ts";

/** How a call goes in a browser that cannot both listen and speak on the device. */
type Way = "typedAndSpoken" | "typedAndRead" | "spokenAndRead";

interface ForeseenWords {
  /** Under the choice; begins with its exact word. */
  choice: Record<Way | "spoken", string>;
  /** Before the start. */
  before: Record<Way, string>;
  microphoneOff: string;
}

/** @returns null where a call is what everybody expects of one: both speak. */
export function wayOf({ questions, answers }: Abilities): Way | null {
  if (questions !== "written") return answers === "written" ? "spokenAndRead" : null;
  return answers === "written" ? "typedAndRead" : "typedAndSpoken";
}

export const foreseenCopy = defineCopy<ForeseenWords>({
  de: {
    choice: {
      typedAndSpoken: "SPRECHEN in diesem Browser: Antworten werden gesprochen, Fragen getippt.",
      typedAndRead: "SPRECHEN geht in diesem Browser nicht mit Stimme: Sie tippen und lesen.",
      spokenAndRead: "SPRECHEN in diesem Browser: Fragen werden gesprochen, Antworten gelesen.",
      spoken: "SPRECHEN geht in diesem Browser mit Stimme: Sie fragen und hören die Antwort.",
    },
    before: {
      typedAndSpoken:
        "Dieser Browser erkennt Sprache nicht auf Ihrem Gerät: Antworten werden gesprochen, Fragen getippt.",
      typedAndRead:
        "Dieser Browser kann auf Ihrem Gerät weder zuhören noch sprechen: „Starten“ öffnet ein Textfeld, die Antworten lesen Sie hier.",
      spokenAndRead:
        "Dieser Browser hat auf Ihrem Gerät keine Stimme: Fragen werden gesprochen, Antworten gelesen.",
    },
    microphoneOff: "Das Mikrofon bleibt aus.",
  },
  en: {
    choice: {
      typedAndSpoken: "SPEAK in this browser: answers are spoken, questions are typed.",
      typedAndRead: "SPEAK has no voice in this browser: you type and read.",
      spokenAndRead: "SPEAK in this browser: questions are spoken, answers are read.",
      spoken: "SPEAK has a voice in this browser: you ask and hear the answer.",
    },
    before: {
      typedAndSpoken:
        "This browser cannot recognise speech on your device: answers are spoken, questions are typed.",
      typedAndRead:
        "On your device, this browser can neither listen nor speak: “Start” opens a text field, and you read the answers here.",
      spokenAndRead: "This browser has no voice on your device: questions are spoken, answers are read.",
    },
    microphoneOff: "The microphone stays off.",
  },
});
