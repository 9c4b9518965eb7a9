import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";

export const assistantCopy = defineCopy({
  de: {
    /** The accessible name of launcher and panel; says what it is (EU AI Act, Art. 50). */
    name: (persona: string) => `KI-Assistent ${persona}`,
    greeting: (persona: string) => `Hallo! Ich bin ${persona}`,
    /** Says that it is an AI; visible in every view. */
    notice: "KI-Assistent",
    /** The same at the choice, with what it is: its answers are prepared, or a provider's model writes them. */
    noticeMore: {
      prepared: claim("KI-Assistent mit vorbereiteten Antworten, kein Mensch.", "nothing-made-up"),
      generated: "Hier antwortet eine KI, kein Mensch.",
    },
    askNow: "Oder gleich fragen",
    choices: {
      text: { title: "SCHREIBEN", text: "Schreib mit mir" },
      voice: { title: "SPRECHEN", text: "Sprich mit mir" },
    },
    modes: {
      text: (persona: string) => `Chat mit ${persona}`,
      voice: (persona: string) => `Sprechen mit ${persona}`,
    },
    back: "Zurück zur Auswahl",
    close: "Schließen",
    person: "Lieber mit einem Menschen?",
    contact: "Kontaktformular",
    deferred: {
      loading: "Wird geöffnet …",
      failed: "Das ließ sich nicht öffnen.",
      failedMore: "Vielleicht ist Ihre Verbindung unterbrochen. So erreichen Sie uns trotzdem:",
      retry: "Noch einmal versuchen",
    },
  },
  en: {
    name: (persona) => `AI assistant ${persona}`,
    greeting: (persona) => `Hi! I'm ${persona}`,
    notice: "AI assistant",
    noticeMore: {
      prepared: claim("AI assistant with prepared answers, not a person.", "nothing-made-up"),
      generated: "An AI answers here, not a person.",
    },
    askNow: "Or ask straight away",
    choices: {
      text: { title: "WRITE", text: "Type with me" },
      voice: { title: "SPEAK", text: "Talk with me" },
    },
    modes: {
      text: (persona) => `Chat with ${persona}`,
      voice: (persona) => `Talking with ${persona}`,
    },
    back: "Back to options",
    close: "Close",
    person: "Prefer to talk to a person?",
    contact: "Contact form",
    deferred: {
      loading: "Opening …",
      failed: "This could not be opened.",
      failedMore: "Your connection may be down. You can still reach us:",
      retry: "Try again",
    },
  },
});

export type AssistantWords = (typeof assistantCopy)["de"];
