import type { Phrases } from "../../support/phrases.tsx";

/** The fixtures' conversations, in English. */
export const voicePhrases: Phrases = {
  "Guten Tag, hier ist Lumi, der KI-Assistent von Mainlicht. Was möchten Sie wissen?":
    "Hello, this is Lumi, Mainlicht’s AI assistant. What would you like to know?",
  "Wie schnell ist so ein Assistent denn eingerichtet?": "How quickly can such an assistant be set up?",
  "In wenigen Tagen, ohne Programmierung. Soll ich Ihnen einen Termin vor":
    "Within a few days, without programming. Shall I suggest an appoint",
  "Was kann der KI-Chat-Assistent?": "What can the AI chat assistant do?",
  "Was kostet das?": "How much does it cost?",
  "Ist das DSGVO-konform?": "Is it GDPR compliant?",
  "Wie schnell": "How quickly",
};
