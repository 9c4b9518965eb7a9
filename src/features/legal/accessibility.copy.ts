import { answerHours } from "#shared/answer-hours.ts";
import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";
import type { Providers } from "./legal.model.ts";

interface StatementSection {
  title: string;
  content: readonly string[];
  list?: readonly string[];
}

interface Statement {
  title: string;
  lead: string;
  sections: (providers: Providers) => readonly StatementSection[];
  feedback: { title: string; text: string; email: string; phone: string };
  reviewed: string;
}

/** The day on which somebody last compared the statement with the site. */
export const reviewedOn = new Date("2026-11-21T12:00:00Z");

function when(condition: boolean, ...lines: string[]): string[] {
  return condition ? lines : [];
}

/** The accessibility statement. It claims what is checked, and names what is not. */
export const statementCopy = defineCopy<Statement>({
  de: {
    title: "Erklärung zur Barrierefreiheit",
    lead: "Diese Website soll für alle nutzbar sein, auch ohne Maus, ohne Ton, mit Vorlesesoftware oder mit großer Schrift.",
    sections: ({ chat, voice }) => [
      {
        title: "Unser Maßstab",
        content: [
          "Wir richten uns nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Das tun wir freiwillig: Unser Angebot richtet sich an Unternehmen; das Barrierefreiheitsstärkungsgesetz (BFSG) gilt hier nach unserer Einschätzung nicht.",
        ],
      },
      {
        title: "Was wir prüfen",
        content: ["Bei jeder Änderung prüfen wir automatisch und in beiden Sprachen:"],
        list: [
          "die Bausteine in ihren Zuständen mit den Regeln von axe-core;",
          "die Bedienung mit der Tastatur in den wichtigsten Abläufen;",
          "die Kontraste aller Farbpaare, hell und dunkel;",
          "die Darstellung ab 320 Pixel Breite und ohne bewegte Inhalte.",
        ],
      },
      {
        title: "Bekannte Grenzen",
        content: [
          "Nach unserer Selbstbewertung ist nicht nachgewiesen, dass die Website die WCAG vollständig erfüllt. Diese Grenzen sind uns bekannt:",
        ],
        list: [
          "Eine Prüfung durch Unabhängige und durch Menschen mit Behinderungen steht noch aus; automatische Prüfungen finden nur einen Teil der Hürden.",
          "Die Website wurde noch nicht mit echter Vorlesesoftware geprüft, sondern anhand der Angaben, die Browser an solche Programme weitergeben.",
          "Untertitel im Sprachgespräch entstehen automatisch und können Fehler enthalten. Alles, was das Gespräch kann, geht auch schriftlich.",
          "Die Datenschutzerklärung, die sich aus dem Kontaktformular öffnet, lässt sich nicht neu laden, denn sie wird erst dort erzeugt. Sie enthält einen Link zur dauerhaften Fassung.",
          ...when(
            chat,
            "Das Chatfenster stammt von einem anderen Anbieter. Auf seine Barrierefreiheit haben wir keinen Einfluss; das Kontaktformular ist der gleichwertige Weg.",
          ),
          ...when(
            voice,
            "Das Sprachgespräch braucht ein Mikrofon und läuft über einen anderen Anbieter. Der Textchat ist der gleichwertige Weg.",
          ),
        ],
      },
    ],
    feedback: {
      title: "Hürde gefunden?",
      text: claim(
        `Schreiben Sie uns oder rufen Sie an: Was wollten Sie tun, und was stand im Weg? Wir antworten innerhalb von ${answerHours}\u00a0Stunden und sagen Ihnen, was wir bis wann ändern. Bis dahin suchen wir mit Ihnen einen anderen Weg.`,
        "barrier-answer",
        "answer-24h",
      ),
      email: "E-Mail:",
      phone: "Telefon:",
    },
    reviewed: "Zuletzt überprüft am",
  },
  en: {
    title: "Accessibility statement",
    lead: "This website should work for everyone, including people who use a screen reader or large text, or who cannot use a mouse or hear sound.",
    sections: ({ chat, voice }) => [
      {
        title: "Our standard",
        content: [
          "We aim for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. We do so by choice: our services are for businesses, so in our assessment the German Accessibility Act (BFSG) does not apply here.",
        ],
      },
      {
        title: "What we check",
        content: ["With every change, we automatically check in both languages:"],
        list: [
          "every component, in each of its states, against the axe-core rules;",
          "the main journeys by keyboard;",
          "the contrast of all colour pairs, light and dark;",
          "the layout from 320 pixels wide, and with animations off.",
        ],
      },
      {
        title: "Known limits",
        content: [
          "By our own assessment, full conformance with WCAG has not been established. We know of these limits:",
        ],
        list: [
          "The website has not yet been tested independently or by people with disabilities; automatic checks find only some barriers.",
          "It has not yet been tested with a real screen reader, only through the information that browsers pass to one.",
          "Captions in a voice call are generated automatically and may contain mistakes. Everything you can do in a call can also be done in writing.",
          "The privacy policy that opens from the contact form is generated there and cannot be reloaded. It contains a link to the permanent version.",
          ...when(
            chat,
            "The chat window comes from another provider. We cannot change its accessibility; the contact form is the equivalent alternative.",
          ),
          ...when(
            voice,
            "The voice call needs a microphone and runs through another provider. The text chat is the equivalent alternative.",
          ),
        ],
      },
    ],
    feedback: {
      title: "Found a barrier?",
      text: claim(
        `Write or call: what were you trying to do, and what got in the way? We’ll reply within ${answerHours}\u00a0hours and tell you what we will change and by when. Until then, we’ll help you find another way.`,
        "barrier-answer",
        "answer-24h",
      ),
      email: "Email:",
      phone: "Phone:",
    },
    reviewed: "Last reviewed on",
  },
});
