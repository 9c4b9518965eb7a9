import { defineCopy } from "#shared/copy.ts";
import { promise } from "#shared/promise.ts";
import type { Mode } from "./assistant.machine.ts";

interface AssistantWords {
  /** The accessible name of launcher and panel; says what it is (EU AI Act, Art. 50). */
  name: (persona: string) => string;
  greeting: (persona: string) => string;
  /** Stands in sight in every view. */
  notice: string;
  noticeMore: string;
  /** What it can do, for whoever meets it for the first time. */
  can: string;
  /** Above questions to begin with, and where answers to them come from. */
  askNow: string;
  origin: string;
  choices: Record<Mode, { title: string; text: string }>;
  modes: Record<Mode, (persona: string) => string>;
  back: string;
  close: string;
  person: string;
  contact: string;
  deferred: { loading: string; failed: string; failedMore: string; retry: string };
}

export const assistantCopy = defineCopy<AssistantWords>({
  de: {
    name: (persona) => `KI-Assistent ${persona}`,
    greeting: (persona) => `Hallo! Ich bin ${persona}`,
    notice: "KI-Assistent",
    noticeMore: "Hier antwortet ein Programm, kein Mensch.",
    can: "Ich beantworte Fragen zu Lösungen, Preisen und Datenschutz und übergebe Ihr Anliegen auf Wunsch an das Team.",
    askNow: "Oder gleich fragen",
    origin: promise(
      "Die Antworten sind vorbereitete Texte dieser Website, wo möglich mit Quelle.",
      "nothing-made-up",
    ),
    choices: {
      text: { title: "SCHREIBEN", text: "Schreib mit mir" },
      voice: { title: "SPRECHEN", text: "Sprich mit mir" },
    },
    modes: {
      text: (persona) => `Chat mit ${persona}`,
      voice: (persona) => `Sprechen mit ${persona}`,
    },
    back: "Zurück zur Auswahl",
    close: "Schließen",
    person: "Lieber mit einem Menschen?",
    contact: "Zum Kontaktformular",
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
    noticeMore: "A program answers here, not a person.",
    can: "I answer questions about services, prices and data protection, and pass your request on to the team if you like.",
    askNow: "Or ask right away",
    origin: promise(
      "Answers are prepared texts from this website, with a source where there is one.",
      "nothing-made-up",
    ),
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
    contact: "Go to the contact form",
    deferred: {
      loading: "Opening …",
      failed: "This could not be opened.",
      failedMore: "Your connection may be down. You can still reach us:",
      retry: "Try again",
    },
  },
});
