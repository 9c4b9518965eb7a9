import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";
import { limits } from "../policy.limits.ts";

interface Part {
  title: string;
  content: readonly string[];
}

interface SecurityWords {
  title: string;
  lead: string;
  /** The solutions that are sold. @param dataPlace where they keep data, within a sentence. */
  product: (dataPlace: string) => Part;
  website: Part & { list: readonly string[] };
  recipients: { title: string; text: string };
  contact: { title: string; text: string };
}

/** Answers to the questions that a customer's data protection officer and IT ask before a contract. */
export const securityCopy = defineCopy<SecurityWords>({
  de: {
    title: "Sicherheit und Auftragsverarbeitung",
    lead: "Für Ihre Datenschutzbeauftragten und Ihre IT: was der Vertrag zu unseren Lösungen regelt und wie diese Website mit Daten umgeht.",
    product: (dataPlace) => ({
      title: "Unsere Lösungen",
      content: [
        "Mit Ihnen schließen wir einen Vertrag zur Auftragsverarbeitung (AVV, Art. 28 DSGVO). Er nennt Zweck, Dauer, Löschfristen, technische Maßnahmen und die Unterauftragnehmer Ihrer Lösung; eine Vorlage senden wir Ihnen auf Anfrage.",
        `Wir speichern die Daten Ihrer Kunden ${dataPlace}; welche Dienste sie außerdem verarbeiten, auch welches Sprachmodell und in welchem Land, nennt der AVV. Ob Ihr Einsatz zulässig ist, etwa mit WhatsApp, prüfen wir mit Ihnen.`,
      ],
    }),
    website: {
      title: "Diese Website",
      content: ["Das Folgende prüfen wir, soweit es technisch geht, bei jeder Änderung automatisch:"],
      list: [
        claim("Beim Lesen fragt Ihr Browser nur den Server dieser Website.", "own-server"),
        claim(
          "Das Formular kann eine Anfrage ablegen und genau diese wieder lesen. Andere Rechte in der Datenbank hat sein Schlüssel nicht.",
          "key-own-row",
        ),
        claim(
          `Anfragen werden ${limits.requestDays} Tage nach dem Eingang aus der Datenbank gelöscht; alle Anfragen einer Person lassen sich auf einmal ausgeben und löschen.`,
          "request-180-days",
          "erase-on-request",
        ),
        claim("Die Kamera ist für diese Website gesperrt.", "camera-never"),
        claim(
          "Welche Server Ihr Browser erreichen darf, legt eine Sicherheitsrichtlinie (CSP) fest: den Server dieser Website und die Server, die unten genannt sind.",
          "recipients-named",
        ),
      ],
    },
    recipients: {
      title: "Empfänger und Auftragsverarbeiter dieser Website",
      text: "So, wie die Website gerade eingerichtet ist:",
    },
    contact: {
      title: "Fragen",
      text: "Fragen Ihrer Datenschutzbeauftragten und Ihrer IT beantworten wir schriftlich:",
    },
  },
  en: {
    title: "Security and data processing",
    lead: "For your data protection officer and IT team: what the agreement for our services covers, and how this website handles data.",
    product: (dataPlace) => ({
      title: "Our services",
      content: [
        "We sign a data processing agreement with you (Art. 28 GDPR). It names purpose, duration, deletion periods, technical measures and the subprocessors of your service; we send you a template on request.",
        `We store your customers’ data ${dataPlace}; the agreement names any other providers that process it. Together with you, we check whether your use is lawful, for example with WhatsApp.`,
      ],
    }),
    website: {
      title: "This website",
      content: ["Where technically possible, we check the following automatically with every change:"],
      list: [
        claim("While you read, your browser asks only this website’s server.", "own-server"),
        claim(
          "The form can add a request and read back that one request. Its key has no other rights in the database.",
          "key-own-row",
        ),
        claim(
          `Requests are deleted from the database ${limits.requestDays} days after they arrive; all requests of one person can be exported and erased at once.`,
          "request-180-days",
          "erase-on-request",
        ),
        claim("The camera is blocked for this website.", "camera-never"),
        claim(
          "A security policy (CSP) sets which servers your browser may reach: this website’s own and any servers named below.",
          "recipients-named",
        ),
      ],
    },
    recipients: {
      title: "Recipients and processors of this website",
      text: "As the website is set up at present:",
    },
    contact: {
      title: "Questions",
      text: "We answer questions from your data protection officer and IT team in writing:",
    },
  },
});
