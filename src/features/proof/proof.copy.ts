import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";

export type FactId = "weight" | "visit" | "access" | "deletion";

interface Fact {
  figure: string;
  text: string;
}

interface ProofWords {
  title: string;
  intro: string;
  /** @param kilobytes of the first view. @param days until a request is deleted. */
  facts: (kilobytes: number, days: number) => Record<FactId, Fact>;
  /** Where to read on, for each fact that has such a place. */
  more: Record<Exclude<FactId, "weight">, string>;
  measure: string;
  /** Below the button. */
  measureHint: string;
}

export const proofCopy = defineCopy<ProofWords>({
  de: {
    title: "Prüfen Sie uns an dieser Seite",
    intro: "Vier Zusagen für diese Website, jede mit ihrem Beleg.",
    facts: (size, days) => ({
      weight: {
        figure: `${size}\u00a0kB`,
        text: "höchstens, und die erste Ansicht steht. Jede Änderung wird daran gemessen.",
      },
      visit: {
        figure: "0",
        text: claim("Cookies und kein fremder Server, während Sie lesen.", "no-cookies", "own-server"),
      },
      access: { figure: "AA", text: "nach WCAG 2.2 ist unser Maßstab. Was noch fehlt, steht dabei." },
      deletion: {
        figure: `${days}\u00a0Tage`,
        text: claim("nach ihrem Eingang wird eine Anfrage gelöscht.", "request-180-days"),
      },
    }),
    more: {
      visit: "Was wir verarbeiten",
      access: "Was wir prüfen",
      deletion: "Fristen und Empfänger",
    },
    measure: "Diesen Besuch messen",
    measureHint: claim("Gerechnet wird in Ihrem Browser, gesendet wird davon nichts.", "measured-here"),
  },
  en: {
    title: "Put us to the test on this page",
    intro: "Four commitments for this website, each with its evidence.",
    facts: (size, days) => ({
      weight: {
        figure: `${size}\u00a0kB`,
        text: "at most, and the first view stands. Every change is measured against it.",
      },
      visit: {
        figure: "0",
        text: claim("cookies and no third-party server while you read.", "no-cookies", "own-server"),
      },
      access: { figure: "AA", text: "of WCAG 2.2 is our standard. What is still missing is listed." },
      deletion: {
        figure: `${days}\u00a0days`,
        text: claim("after it arrives, a request is deleted.", "request-180-days"),
      },
    }),
    more: {
      visit: "What we process",
      access: "What we check",
      deletion: "Periods and recipients",
    },
    measure: "Measure this visit",
    measureHint: claim("Calculated in your browser; nothing of it is sent.", "measured-here"),
  },
});
