import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";
import { ledgerCopy } from "../ledger/ledger.copy.ts";

/** Who does what with data: for the policy and for the document on security, so that both say the same. */
export const recipientsCopy = defineCopy({
  de: {
    names: {
      hosting: "Hosting",
      database: "Datenbank",
      mail: "E-Mail-Versand",
      mailbox: "E-Mail-Postfach",
      chat: "Textchat",
      voice: "Sprachgespräch",
      call: "Übertragung des Gesprächs",
      reports: "Fehlermeldungen",
    },
    /** Says for each recipient what it does, as the end of a sentence. */
    tasks: {
      hosting: "liefert die Website aus und führt die Server-Protokolle (Auftragsverarbeiter).",
      database: "speichert die Kontaktanfragen.",
      mail: "leitet uns Ihre Anfrage weiter und bestätigt Ihnen in der Regel den Eingang (Auftragsverarbeiter).",
      mailbox:
        "bewahrt die E-Mails auf, die wir mit Ihnen wechseln, auch die weitergeleitete Anfrage (Auftragsverarbeiter).",
      chat: claim(
        "führt den Textchat, mit den von ihr eingesetzten Anbietern von Sprachmodellen (Auftragsverarbeiter). Geladen wird er erst, wenn Sie nach unserem Hinweis „Einverstanden, Chat starten“ wählen.",
        "chat-after-press",
      ),
      voice: claim(
        "führt das Sprachgespräch, mit den von ihr eingesetzten Anbietern von Sprachmodellen, Spracherkennung und Stimme (Auftragsverarbeiter). Es beginnt erst, wenn Sie es nach unserem Hinweis starten.",
        "voice-after-press",
      ),
      call: "stellt die Verbindung her und bestimmt dazu aus der IP-Adresse den nächstgelegenen Server (Auftragsverarbeiter).",
      reports: `erhält: ${ledgerCopy.de.contacts.reports.purpose}`,
    },
    /** The company itself. */
    ours: (place: string) => `Unser eigener Server in ${place},`,
    /** The legal basis of a transfer to a third country. */
    safeguards: {
      clauses:
        "Grundlage der Übermittlung: Standardvertragsklauseln der Europäischen Kommission (Art. 46 Abs. 2 Buchst. c DSGVO).",
      framework:
        "Grundlage der Übermittlung: Angemessenheitsbeschluss zum EU-US Data Privacy Framework (Art. 45 DSGVO), nach dem der Anbieter zertifiziert ist.",
    },
    servers: "Server:",
  },
  en: {
    names: {
      hosting: "Hosting",
      database: "Database",
      mail: "Email delivery",
      mailbox: "Mailboxes",
      chat: "Text chat",
      voice: "Voice call",
      call: "Call connection",
      reports: "Error reports",
    },
    tasks: {
      hosting: "delivers the website and keeps the server logs (processor).",
      database: "stores the enquiries.",
      mail: "forwards your enquiry to us and normally emails you a confirmation (processor).",
      mailbox: "keeps the emails that we exchange with you, including the forwarded enquiry (processor).",
      chat: claim(
        "runs the text chat, with the providers of language models that it uses (processor). It is loaded only when you choose “Agree and start the chat” after our note.",
        "chat-after-press",
      ),
      voice: claim(
        "runs the voice call, with the providers of language models, speech recognition and voice that it uses (processor). It begins only when you start it after our note.",
        "voice-after-press",
      ),
      call: "makes the connection and determines the nearest server from the IP address (processor).",
      reports: `receives: ${ledgerCopy.en.contacts.reports.purpose}`,
    },
    ours: (place) => `Our own server in ${place},`,
    safeguards: {
      clauses:
        "The transfer rests on the European Commission’s standard contractual clauses (Art. 46(2)(c) GDPR).",
      framework:
        "The transfer rests on the adequacy decision for the EU-US Data Privacy Framework (Art. 45 GDPR), under which the provider is certified.",
    },
    servers: "Servers:",
  },
});
