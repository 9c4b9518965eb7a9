import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";

export const figureIds = ["visit", "deletion", "access"] as const;
export type FigureId = (typeof figureIds)[number];

/** What a figure rests on, and where the document that is linked to tells it in full. */
interface Figure {
  figure: string;
  text: string;
  evidence: string;
  link: string;
}

export const proofCopy = defineCopy<{
  intro: string;
  /** @param requestDays until a request is deleted. */
  figures: (requestDays: number) => Record<FigureId, Figure>;
}>({
  de: {
    intro: "Zum Nachprüfen",
    figures: (requestDays) => ({
      visit: {
        figure: "0",
        text: claim("Cookies und kein fremder Server, während Sie lesen.", "no-cookies", "own-server"),
        evidence:
          "Am Fuß der Startseite öffnet „Was diese Seite speichert“ eine Liste: alles Gespeicherte und jeder Server, den die Seite kontaktiert hat.",
        link: "Im Einzelnen: die Datenschutzerklärung",
      },
      access: {
        figure: "WCAG\u00a02.2\u00a0AA",
        text: "ist unser Maßstab für Barrierefreiheit.",
        evidence: "Unsere Erklärung sagt, was wir prüfen und was noch fehlt.",
        link: "Erklärung zur Barrierefreiheit",
      },
      deletion: {
        figure: `${requestDays}\u00a0Tage`,
        text: claim("nach dem Eingang löscht die Datenbank eine Anfrage.", "request-180-days"),
        evidence: "Automatisch. Für E-Mails dazu gilt eine eigene Frist.",
        link: "Alle Fristen in der Datenschutzerklärung",
      },
    }),
  },
  en: {
    intro: "Check for yourself",
    figures: (requestDays) => ({
      visit: {
        figure: "0",
        text: claim("cookies, and no third-party servers, while you read.", "no-cookies", "own-server"),
        evidence:
          "At the foot of the homepage, “What this page stores” opens a list: everything stored, and every server that the page has contacted.",
        link: "Details: the privacy policy",
      },
      access: {
        figure: "WCAG\u00a02.2\u00a0AA",
        text: "is what we aim for in accessibility.",
        evidence: "Our statement says what we check and what is still missing.",
        link: "Accessibility statement",
      },
      deletion: {
        figure: `${requestDays}\u00a0days`,
        text: claim("after an enquiry arrives, the database deletes it.", "request-180-days"),
        evidence: "Automatically. Emails about it have their own retention period.",
        link: "All periods in the privacy policy",
      },
    }),
  },
});
