import { type Copy, defineCopy } from "#shared/copy.ts";

/** Topics that are offered when a conversation begins; in both languages, as the page may change its own by then. */
export const suggested = ["chat", "price", "gdpr", "setup"] as const;

/** How visitors ask for them. */
export const suggestions: Copy<Record<(typeof suggested)[number], string>> = defineCopy({
  de: {
    chat: "Was kann der KI-Chat-Assistent?",
    price: "Was kostet das?",
    gdpr: "Wie setzen Sie die DSGVO um?",
    setup: "Wie lange dauert die Einrichtung?",
  },
  en: {
    chat: "What can the AI chat assistant do?",
    price: "How much does it cost?",
    gdpr: "How do you comply with the GDPR?",
    setup: "How long does setup take?",
  },
});
