import type { Phrases } from "../../support/phrases.tsx";

/** The fixtures' conversations, in English. */
export const chatPhrases: Phrases = {
  "Kontaktanfragen werden 180 Tage nach dem Eingang automatisch gelöscht, auf Ihren Wunsch früher.":
    "Contact requests are deleted automatically 180 days after they arrive, or earlier if you wish.",
  Datenschutzerklärung: "Privacy policy",
  "/datenschutz/": "/en/privacy/",
  "Wie kann ich meine Daten löschen lassen?": "How can I have my data deleted?",
  "Was kostet das?": "How much does it cost?",
  "Wie vereinbare ich einen Anruf?": "How do I arrange a call?",
  "Wie lange speichern Sie meine Anfrage?": "How long do you keep my request?",
  "Wie wird das Wetter morgen?": "What will the weather be like tomorrow?",
  "Und wie wird das Wetter morgen?": "And what will the weather be like tomorrow?",
  Ja: "Yes",
  "Das hängt von Ihrem Vertrag ab. Soll ich Ihre Frage an unser Team weitergeben?":
    "That depends on your contract. Shall I pass your question on to our team?",
  "Was kostet eine Pizza?": "How much is a pizza?",
  "Und wer liest hier mit? Unsere Datenschutzgrundverordnungsverantwortlichen fragen das immer zuerst.":
    "And who else reads this? That is what our data protection people always ask first.",
  "Nein. Ich antworte in Ihrem Browser.": "No. I answer in your browser.",
  "Was kann der KI-Chat-Assistent?": "What can the AI chat assistant do?",
  "Ist das DSGVO-konform?": "Is it GDPR compliant?",
};
