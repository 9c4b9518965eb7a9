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
  "Was passiert mit meiner Anfrage?": "What happens to my request?",
  "Wir löschen sie nach 180 Tagen. Die Frist beginnt, wenn die Anfrage bei uns ankommt. Bis dahin liest sie unser Team und antwortet Ihnen. Auf Ihren Wunsch löschen wir früher. Eine E-Mail genügt dafür. Sie bekommen eine Bestätigung, sobald es geschehen ist. Was Sie hier im Gespräch schreiben, bleibt in Ihrem Browser. Wir sehen davon nichts. Auch Sicherungen werden nach derselben Frist überschrieben. Alles Weitere steht in der Datenschutzerklärung.":
    "We delete it after 180 days. That time begins when the request reaches us. Until then our team reads it and answers you. If you wish, we delete it earlier. An email is enough. You get a confirmation as soon as it is done. What you write in this conversation stays in your browser. We see nothing of it. Backups are overwritten after the same time. Everything else is in the privacy policy.",
  "Nein. Ich antworte in Ihrem Browser.": "No. I answer in your browser.",
  "Was kann der KI-Chat-Assistent?": "What can the AI chat assistant do?",
  "Ist das DSGVO-konform?": "Is it GDPR compliant?",
};
