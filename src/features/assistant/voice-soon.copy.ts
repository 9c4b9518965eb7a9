import { defineCopy } from "#shared/copy.ts";

export const voiceSoonCopy = defineCopy({
  de: {
    title: "Sprechen geht hier bald.",
    text: "Wir richten das Sprachgespräch noch ein. Ihr Mikrofon wird nicht verwendet. Schriftlich bekommen Sie schon jetzt eine Antwort.",
    write: "Lieber schreiben",
    contact: "Zum Kontaktformular",
  },
  en: {
    title: "You will be able to talk here soon.",
    text: "We are still setting up voice calls. Your microphone is not in use. In writing you get an answer right now.",
    write: "Write instead",
    contact: "Go to the contact form",
  },
});
