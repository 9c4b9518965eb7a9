import { defineTopics, type Facts } from "../topic.ts";

/** What happens to data. */
export const privacy = defineTopics(
  ({ hosting, requestDays, dataProtectionEmail }: Facts) => ({
    gdpr: {
      question: "Ist das DSGVO-konform?",
      also: "datenschutz dsgvo avv av auftragsverarbeitung auftragsverarbeitungsvertrag vertrag löschfristen protokoll sicherheit sicher",
      answer:
        "Ja: mit Vertrag zur Auftragsverarbeitung, Löschfristen und Protokoll. Was diese Website selbst verarbeitet, steht in der Datenschutzerklärung.",
      from: ["services", "privacy"],
    },
    messages: {
      question: "Wird dieses Gespräch gespeichert?",
      also: "chat chatverlauf nachrichten mitlesen liest hier mit gespeichert verlauf wohin aufgezeichnet unterhaltung",
      answer:
        "Nein. Ich antworte in Ihrem Browser; das Gespräch verlässt Ihr Gerät nur, wenn Sie es selbst über das Kontaktformular senden, und ist weg, sobald Sie es schließen.",
      from: ["privacy"],
    },
    retention: {
      question: "Wie lange speichern Sie meine Anfrage?",
      also: "speicherdauer aufbewahrung aufbewahren gespeichert wie lange tage wann löschen löscht gelöscht daten kontaktanfrage formular",
      answer: `Kontaktanfragen werden ${requestDays} Tage nach dem Eingang automatisch gelöscht, auf Ihren Wunsch früher.`,
      from: ["privacy"],
    },
    rights: {
      question: "Wie kann ich meine Daten löschen lassen?",
      also: "auskunft löschung widerruf widerrufen einwilligung rechte betroffenenrechte export datenschutzbeauftragter",
      answer: `Schreiben Sie an ${dataProtectionEmail}, am besten von der E-Mail-Adresse, um die es geht. Dort erhalten Sie auch Auskunft oder widerrufen Ihre Einwilligung. Kontaktanfragen werden nach ${requestDays} Tagen ohnehin gelöscht.`,
      from: ["privacy"],
    },
    cookies: {
      question: "Setzen Sie Cookies?",
      also: "cookie cookies tracking tracker analytics werbung google messen statistik verfolgen",
      answer: "Nein. Wir setzen keine Cookies, messen keine Besuche und zeigen keine Werbung.",
      from: ["privacy"],
    },
    hosting: {
      question: "Wo liegen die Daten?",
      also: "server serverstandort hosting rechenzentrum cloud usa drittland gehostet liegen speicherort datenbank",
      answer: `Die Website liefert ${hosting} aus. Wer außerdem Daten verarbeitet, zum Beispiel die Datenbank der Kontaktanfragen, steht mit Sitz in der Datenschutzerklärung.`,
      from: ["privacy"],
    },
  }),
  ({ hosting, requestDays, dataProtectionEmail }: Facts) => ({
    gdpr: {
      question: "Is this GDPR compliant?",
      also: "data protection privacy gdpr dpa data processing agreement contract deletion audit log security secure safe",
      answer:
        "Yes: with a data processing agreement, deletion periods and an audit log. What this website itself processes is in the privacy policy.",
      from: ["services", "privacy"],
    },
    messages: {
      question: "Is this conversation stored?",
      also: "chat history messages read reads saved stored recorded anywhere conversation",
      answer:
        "No. I answer inside your browser; the conversation leaves your device only if you send it yourself with the contact form, and it is gone once you close it.",
      from: ["privacy"],
    },
    retention: {
      question: "How long do you keep my request?",
      also: "retention storage stored keep kept days when delete deleted data contact request enquiry form",
      answer: `Contact requests are deleted automatically ${requestDays} days after they arrive, earlier if you ask.`,
      from: ["privacy"],
    },
    rights: {
      question: "How can I have my data deleted?",
      also: "access erasure erase remove withdraw consent rights export officer dpo",
      answer: `Write to ${dataProtectionEmail}, ideally from the email address in question. There you can also ask what we hold about you, or withdraw your consent. Contact requests are deleted after ${requestDays} days in any case.`,
      from: ["privacy"],
    },
    cookies: {
      question: "Do you use cookies?",
      also: "cookie cookies tracking track tracker analytics advertising ads google measure visitors statistics",
      answer: "No. We set no cookies, measure no visits and show no advertising.",
      from: ["privacy"],
    },
    hosting: {
      question: "Where is the data kept?",
      also: "server servers hosting hosted data centre center cloud usa third country location database",
      answer: `The website is delivered by ${hosting}. Who else processes data, such as the database of contact requests, is named with its seat in the privacy policy.`,
      from: ["privacy"],
    },
  }),
);
