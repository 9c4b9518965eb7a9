import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";

/** What an assistant of the visitor is told of the page's tools; descriptions of data, with no instruction for it. */
export const agentsCopy = defineCopy({
  de: {
    ask: "Beantwortet eine Frage zu diesem Unternehmen aus dessen vorbereiteten Antworten, mit Quelle.",
    prices: "Die Preise in Euro ohne Umsatzsteuer, was enthalten ist, und die Vertragsdauer.",
    prepare: claim(
      "Füllt das Kontaktformular sichtbar aus und öffnet es. Sendet nichts und willigt in nichts ein: Das tut nur der Mensch selbst.",
      "not-sent-yet",
    ),
    open: "Zeigt einen Abschnitt dieser Seite.",
    busy: "Dieses Werkzeug arbeitet noch.",
    failed: "Das hat nicht geklappt.",
    prepared: "Ausgefüllt und nicht gesendet. Der Mensch liest, willigt ein und sendet selbst.",
    closed: "Das Formular ist gerade nicht bereit.",
    unknown: "Dazu habe ich keine Angaben.",
  },
  en: {
    ask: "Answers a question about this company from its prepared answers, with the source.",
    prices: "The prices in euros without VAT, what they include, and how long a contract runs.",
    prepare: claim(
      "Fills in the contact form visibly and opens it. Sends nothing and consents to nothing: only the person does that.",
      "not-sent-yet",
    ),
    open: "Shows a section of this page.",
    busy: "This tool is still at work.",
    failed: "That did not work.",
    prepared: "Filled in and not sent. The person reads it, consents and sends it.",
    closed: "The form is not ready at the moment.",
    unknown: "I have no information on that.",
  },
});
