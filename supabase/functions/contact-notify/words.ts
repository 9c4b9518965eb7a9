import { company } from "./company.ts";

export type Language = "de" | "en";

/**
 * The columns that the team's mail shows in its lines, in this order; the long text stands below them. The function is
 * deployed without the rest of the repository, so these stand here a second time; a unit test compares them with
 * `contact.fields.ts`.
 */
export const columns = ["name", "email", "company_name", "service"] as const;
export const longColumn = "problem_description";
export type Column = (typeof columns)[number] | typeof longColumn;

interface Words {
  /** `lines`: its paragraphs, given when the answer is due. */
  confirmation: { subject: string; lines: (due: string) => readonly string[] };
  letterhead: { seat: string; directors: string; privacy: string };
  team: {
    subject: (name: string) => string;
    facts: Record<(typeof columns)[number] | "language" | "received", string>;
    services: Readonly<Record<string, string>>;
    languages: Record<Language, string>;
    noMessage: string;
    answer: string;
  };
}

/**
 * The text of the mails. The confirmation repeats nothing that was typed: anybody can enter anybody's address, so
 * repeated text would turn this form into a way to send spam.
 */
export const words: Record<Language, Words> = {
  de: {
    confirmation: {
      subject: `Ihre Anfrage an ${company.brand} ist angekommen`,
      lines: (due) => [
        "Guten Tag,",
        `vielen Dank für Ihre Anfrage. Die Geschäftsführung liest sie selbst. Unsere Antwort bekommen Sie an diese Adresse, spätestens am ${due} Uhr.`,
        "Wenn Sie einen Anruf wünschen, nennen wir Ihnen darin die genaue Uhrzeit. Passt Ihr Wunsch bei uns nicht, schlagen wir eine andere Zeit vor.",
        `Eilt es? Sie erreichen uns unter ${company.phone}, ${company.officeHours.de}.`,
        "Sie haben uns nicht geschrieben? Dann hat jemand Ihre Adresse in unser Formular eingetragen. Antworten Sie einfach auf diese E-Mail, und wir löschen die Anfrage.",
        `Freundliche Grüße\n${company.brand}`,
      ],
    },
    letterhead: {
      seat: "Sitz der Gesellschaft:",
      directors: "Geschäftsführung:",
      privacy: "Datenschutzerklärung:",
    },
    team: {
      subject: (name) => `Neue Anfrage von ${name}`,
      facts: {
        name: "Name",
        email: "E-Mail",
        service: "Lösung",
        company_name: "Unternehmen",
        language: "Sprache",
        received: "Eingang",
      },
      services: {
        "AI Chat Assistant": "KI-Chat-Assistent",
        "Lead Generator": "Lead-Generator",
        "CRM Integration": "CRM-Integration",
      },
      languages: { de: "Deutsch", en: "Englisch" },
      noMessage: "(keine Beschreibung)",
      answer: "Antworten Sie einfach auf diese E-Mail; sie geht an den Absender. Frist: 24 Stunden.",
    },
  },
  en: {
    confirmation: {
      subject: `Your request to ${company.brand} has arrived`,
      lines: (due) => [
        "Hello,",
        `Thank you for your request. A managing director will read it. You will have our answer at this address by ${due} (German time).`,
        "If you asked for a call, the answer will give you the exact time. If your preferred time does not work for us, it will suggest another.",
        `Urgent? Call us on ${company.phone} (${company.officeHours.en}).`,
        "You did not write to us? Then somebody entered your address in our form. Just reply to this email, and we will delete the request.",
        `Kind regards\n${company.brand}`,
      ],
    },
    letterhead: {
      seat: "Registered office:",
      directors: "Managing directors:",
      privacy: "Privacy policy:",
    },
    team: {
      subject: (name) => `New request from ${name}`,
      facts: {
        name: "Name",
        email: "Email",
        service: "Service",
        company_name: "Company",
        language: "Language",
        received: "Received",
      },
      services: {},
      languages: { de: "German", en: "English" },
      noMessage: "(no description)",
      answer: "Just reply to this email; your reply goes to the sender. Due within 24 hours.",
    },
  },
};
