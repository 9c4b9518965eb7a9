import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";

/** The headline is typed at 80 ms a character: 62 characters at most, so that it ends within five seconds. */
export const heroCopy = defineCopy({
  de: {
    headline: "Ihre Kunden bekommen\u00a0Antwort. Auch\u00a0nachts um\u00a0drei.",
    subheadline:
      "Unsere KI beantwortet Anfragen im Chat, schlägt Termine vor und gleicht Kundendaten ab. Was Menschen besser können, bleibt bei Ihrem Team.",
    form: "Kontakt aufnehmen",
    email: "Ihre E-Mail-Adresse",
    placeholder: "name@firma.de",
    hint: claim("Füllt nur das Formular vor, sendet noch nichts.", "hero-not-sent"),
    start: "Weiter zum Formular",
    starting: "Startet...",
    startingStatus: "Das Kontaktformular öffnet sich gleich.",
    cancel: "Abbrechen",
    fault: "Bitte geben Sie eine gültige E-Mail-Adresse ein, etwa name@firma.de",
    call: claim("oder kostenlosen Anruf vereinbaren", "no-obligation"),
    whom: ({ sectors }: Record<"sectors" | "region", string>) => `Für den Mittelstand in ${sectors}.`,
    setup: (sum: string) => claim(`Einrichtung ab ${sum}`, "as-quoted"),
    monthly: (sum: string) => claim(`Betrieb ab ${sum} im Monat`, "as-quoted"),
    basis: "je Lösung, netto",
    sample: "Beispielangabe",
  },
  en: {
    headline: "Your customers get\u00a0an\u00a0answer. Even\u00a0at\u00a03\u00a0am.",
    subheadline:
      "Our AI answers enquiries in chat, suggests appointments and keeps customer data in sync. Your team keeps the work that people do better.",
    form: "Get in touch",
    email: "Your email address",
    placeholder: "name@company.com",
    hint: claim("We’ll add it to the form. Nothing is sent yet.", "hero-not-sent"),
    start: "Start your enquiry",
    starting: "Starting...",
    startingStatus: "The contact form is about to open.",
    cancel: "Cancel",
    fault: "Please enter a valid email address",
    call: claim("or schedule a free call", "no-obligation"),
    whom: ({ sectors, region }) => `For mid-sized companies in ${region}: ${sectors}.`,
    setup: (sum: string) => claim(`Setup from ${sum}`, "as-quoted"),
    monthly: (sum: string) => claim(`then from ${sum} a month`, "as-quoted"),
    basis: "per service, plus VAT",
    sample: "Sample",
  },
});
