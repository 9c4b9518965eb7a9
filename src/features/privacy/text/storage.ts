import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";
import { limits } from "../policy.limits.ts";
import { defineSection, type PolicyPoint, when } from "../policy.model.ts";
import { storedUntil } from "./stored.ts";

const requests = defineCopy<readonly PolicyPoint[]>({
  de: [
    {
      term: "Kontaktanfragen:",
      text: claim(
        `${limits.requestDays} Tage nach dem Eingang, auf Ihren Wunsch früher. Abgelaufene löscht die Datenbank von selbst: täglich und bei jedem Eingang einer neuen Anfrage.`,
        "request-180-days",
      ),
    },
    {
      term: "Einwilligung und Vermerke zur Bearbeitung:",
      text: claim(
        `Mit der Anfrage. Einträge im getrennten Protokoll ${limits.logMonths} Monate, nachdem sie entstanden sind.`,
        "request-log",
      ),
    },
    {
      term: "Daten für Rechtsansprüche:",
      text: claim("Bis die Ansprüche verjährt sind.", "deleted-outside"),
    },
  ],
  en: [
    {
      term: "Enquiries:",
      text: claim(
        `${limits.requestDays} days after they arrive, earlier if you ask. The database deletes expired ones automatically: every day, and whenever a new enquiry arrives.`,
        "request-180-days",
      ),
    },
    {
      term: "Notes on handling and consent:",
      text: claim(
        `Deleted with the enquiry. Entries in the separate log: ${limits.logMonths} months after they were made.`,
        "request-log",
      ),
    },
    {
      term: "Data for legal claims:",
      text: claim("Until the claims are time-barred.", "deleted-outside"),
    },
  ],
});

export const storage = defineSection({
  de: ({ company, processors }) => ({
    title: "Speicherdauer",
    content: [
      "Wir löschen Daten, wenn wir sie nicht mehr brauchen, spätestens nach diesen Fristen (zu Sicherungskopien siehe unten):",
    ],
    list: [
      ...requests.de,
      {
        term: "E-Mails und Gesprächsnotizen:",
        text: claim(
          `${company.periods.mailDays} Tage nach dem letzten Kontakt, wenn kein Vertrag zustande kommt; auch wenn Sie uns direkt schreiben oder anrufen, und auch für die E-Mail, mit der uns Ihre Anfrage weitergeleitet wird.`,
          "deleted-outside",
        ),
      },
      {
        term: "Prüfsummen der IP-Adresse:",
        text: claim(
          `${limits.addressHashDays} Tage; der Zufallswert eines vergangenen Tages wird mit ihnen gelöscht.`,
          "address-hash",
        ),
      },
      {
        term: "Server-Protokolle:",
        text: claim(
          `${company.hosting.logDays} Tage; dann löscht sie der Hosting-Anbieter automatisch.`,
          "deleted-outside",
        ),
      },
      ...storedUntil("de"),
      ...when(!processors.chat || !processors.voice, {
        term: "Eingebauter Assistent:",
        text: "Bis Sie das Gespräch beenden oder die Seite schließen.",
      }),
      ...when(processors.chat || processors.voice, {
        term: "Gespräche über einen Anbieter:",
        text: claim(
          `Beim Anbieter ${company.periods.conversationDays} Tage, auf Ihren Wunsch kürzer.`,
          "deleted-outside",
        ),
      }),
    ],
    footer: claim(
      `In Sicherungskopien bleiben gelöschte Daten höchstens ${company.periods.backupDays} Tage. Auf dem Datenträger des Servers können Reste bleiben, bis die Datenbank den Platz neu beschreibt; diese Reste könnte nur lesen, wer Zugriff auf den Server selbst hat. Wird aus einer Anfrage ein Vertrag, gelten die Aufbewahrungsfristen des Handels- und Steuerrechts, je nach Unterlage sechs, acht oder zehn Jahre (§ 257 HGB, § 147 AO).`,
      "deleted-outside",
    ),
  }),
  en: ({ company, processors }) => ({
    title: "Storage duration",
    content: [
      "We delete data when we no longer need it, and after these periods at the latest (for backups, see below):",
    ],
    list: [
      ...requests.en,
      {
        term: "Emails and notes on calls:",
        text: claim(
          `${company.periods.mailDays} days after the last contact, if no contract follows; also when you write or call directly, and for the email that forwards your enquiry to us.`,
          "deleted-outside",
        ),
      },
      {
        term: "Checksums of the IP address:",
        text: claim(
          `${limits.addressHashDays} days; the random value of a past day is deleted with them.`,
          "address-hash",
        ),
      },
      {
        term: "Server logs:",
        text: claim(
          `${company.hosting.logDays} days; then the hosting provider deletes them automatically.`,
          "deleted-outside",
        ),
      },
      ...storedUntil("en"),
      ...when(!processors.chat || !processors.voice, {
        term: "Built-in assistant:",
        text: "Until you end the conversation or close the page.",
      }),
      ...when(processors.chat || processors.voice, {
        term: "Conversations run by a provider:",
        text: claim(
          `With the provider for ${company.periods.conversationDays} days, less if you ask.`,
          "deleted-outside",
        ),
      }),
    ],
    footer: claim(
      `Deleted data stays in backups for ${company.periods.backupDays} days at most. On the server’s disk, traces can remain until the database overwrites the space; only somebody with access to the server itself could read them. If an enquiry leads to a contract, the retention periods of German commercial and tax law apply: six, eight or ten years, depending on the document (§ 257 HGB, § 147 AO).`,
      "deleted-outside",
    ),
  }),
});
