import { claim } from "#shared/claim.ts";
import { defineCopy, type Language } from "#shared/copy.ts";
import { limits } from "../policy.limits.ts";
import type { PolicyFacts, Processors } from "../policy.model.ts";

/** The sentences about a visit depend on whether any provider is set up that a visitor can start. */
const loaded = defineCopy({
  de: {
    onPress: claim(
      "Vor Ihrem Klick laden wir nichts von anderen Anbietern.",
      "chat-after-press",
      "voice-after-press",
    ),
    none: claim("Während Sie lesen, lädt diese Website nichts von anderen Anbietern.", "own-server"),
  },
  en: {
    onPress: claim(
      "Before you click, we load nothing from other providers.",
      "chat-after-press",
      "voice-after-press",
    ),
    none: claim("While you read, this website loads nothing from other providers.", "own-server"),
  },
});

const loading = (language: Language, { chat, voice }: Processors) =>
  loaded[language][chat || voice ? "onPress" : "none"];

/** The text before and after the nine sections, with the whole in five lines; the guarantee is PRIV-02. */
export const frame = defineCopy({
  de: {
    first: "Erste Fassung:",
    changed: (date: string) => `Inhalt zuletzt geändert am ${date}. Es gilt die Fassung von diesem Tag.`,
    title: "Datenschutzerklärung",
    lead: "Welche Daten wir brauchen, wozu wir sie brauchen und wann wir sie löschen.",
    brief: {
      title: "Kurz gesagt",
      lines: ({ processors, company }: PolicyFacts) => [
        claim("Keine Cookies, keine Werbung, keine Besucherstatistik.", "no-cookies"),
        loading("de", processors),
        claim(
          "Wir verkaufen keine Daten. Alle Empfänger finden Sie in Abschnitt 8.",
          "not-sold",
          "recipients-named",
        ),
        claim(
          `Ihre Anfrage liest ein Mensch. ${limits.requestDays} Tage nach dem Eingang löscht die Datenbank sie; E-Mails dazu löschen wir ${company.periods.mailDays} Tage nach dem letzten Kontakt, wenn kein Vertrag folgt.`,
          "read-by-people",
          "request-180-days",
          "deleted-outside",
        ),
        claim("Auskunft, Löschung, Widerruf: Eine formlose Nachricht genügt.", "no-cost"),
      ],
    },
    guarantee: {
      title: "Was wir zusagen",
      content: claim(
        "Wir erstellen keine Nutzungsprofile. Was Sie löschen lassen wollen, löschen wir, soweit wir es nicht aufbewahren müssen oder für Rechtsansprüche brauchen; für Protokoll und Sicherungskopien gilt Abschnitt 6.",
        "not-sold",
        "erase-on-request",
      ),
    },
  },
  en: {
    first: "First version:",
    changed: (date: string) => `Content last changed on ${date}. That version is in force.`,
    title: "Privacy policy",
    lead: "What data we need, why, and when we delete it.",
    brief: {
      title: "In short",
      lines: ({ processors, company }: PolicyFacts) => [
        claim("No cookies, no advertising, no visitor statistics.", "no-cookies"),
        loading("en", processors),
        claim("We do not sell data; section 8 says who receives it.", "not-sold", "recipients-named"),
        claim(
          `A person reads your enquiry. The database deletes it ${limits.requestDays} days after it arrives; we delete emails about it ${company.periods.mailDays} days after the last contact, if no contract follows.`,
          "read-by-people",
          "request-180-days",
          "deleted-outside",
        ),
        claim("Access, erasure, withdrawal: just send us a message.", "no-cost"),
      ],
    },
    guarantee: {
      title: "What we commit to",
      content: claim(
        "We do not create usage profiles. We delete what you ask us to delete, except where we must keep it or need it for legal claims; for the log and backups, section 6 applies.",
        "not-sold",
        "erase-on-request",
      ),
    },
  },
});
