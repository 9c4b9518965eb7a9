export type Language = "de" | "en";

interface Words {
  confirmation: { subject: string; lines: readonly string[] };
  team: {
    subject: (name: string) => string;
    facts: Record<"name" | "email" | "service" | "company" | "language" | "received", string>;
    noMessage: string;
    answer: string;
  };
}

/**
 * What the mails say. The confirmation repeats nothing that was typed: anybody can type anybody's address, and
 * words that travel to it would make this form a way to send them.
 */
export const words: Record<Language, Words> = {
  de: {
    confirmation: {
      subject: "Ihre Anfrage ist angekommen",
      lines: [
        "Guten Tag,",
        "Ihre Anfrage ist bei uns angekommen. Jemand aus unserem Team liest sie und antwortet Ihnen innerhalb von 24 Stunden.",
        "Sie haben uns nicht geschrieben? Dann hat jemand Ihre Adresse in unser Formular eingetragen. Antworten Sie kurz auf diese E-Mail, und wir löschen die Anfrage.",
        "Mainlicht",
      ],
    },
    team: {
      subject: (name) => `Neue Anfrage von ${name}`,
      facts: {
        name: "Name",
        email: "E-Mail",
        service: "Leistung",
        company: "Unternehmen",
        language: "Sprache",
        received: "Eingang",
      },
      noMessage: "(keine Beschreibung)",
      answer: "Antworten geht direkt auf diese E-Mail. Versprochen sind 24 Stunden.",
    },
  },
  en: {
    confirmation: {
      subject: "Your request has arrived",
      lines: [
        "Hello,",
        "Your request has reached us. Someone on our team reads it and answers you within 24 hours.",
        "You did not write to us? Then somebody entered your address into our form. Reply to this email in a word, and we delete the request.",
        "Mainlicht",
      ],
    },
    team: {
      subject: (name) => `New request from ${name}`,
      facts: {
        name: "Name",
        email: "Email",
        service: "Service",
        company: "Company",
        language: "Language",
        received: "Received",
      },
      noMessage: "(no description)",
      answer: "Reply to this email to answer. The promise is 24 hours.",
    },
  },
};
