import { defineCopy } from "#shared/copy.ts";
import { promise } from "#shared/promise.ts";
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

/** What a customer's data protection officer and IT ask before a contract. */
export const securityCopy = defineCopy<SecurityWords>({
  de: {
    title: "Sicherheit und Auftragsverarbeitung",
    lead: "Für Ihren Datenschutz und Ihre IT: was mit Daten geschieht, wer sie erhält und wie sie geschützt sind.",
    product: (dataPlace) => ({
      title: "Unsere Lösungen",
      content: [
        "Mit Ihnen schließen wir einen Vertrag zur Auftragsverarbeitung (AVV, Art. 28 DSGVO). Er nennt Zweck, Dauer, Löschfristen, technische Maßnahmen und die Unterauftragnehmer Ihrer Lösung; eine Vorlage senden wir Ihnen auf Anfrage.",
        `Die Daten Ihrer Kunden liegen ${dataPlace}. Ob Ihr Einsatz zulässig ist, etwa mit WhatsApp, prüfen wir mit Ihnen.`,
      ],
    }),
    website: {
      title: "Diese Website",
      content: ["Was hier gilt, wird bei jeder Änderung automatisch geprüft:"],
      list: [
        promise(
          "Beim Lesen fragt Ihr Browser nur unseren eigenen Server. Ein Anbieter kommt erst nach Ihrem Klick dazu.",
          "own-server",
          "chat-after-press",
          "voice-after-press",
        ),
        promise(
          "Der öffentliche Schlüssel des Formulars darf eine Anfrage einreichen und deren eigene Zeile lesen, sonst nichts in der Datenbank.",
          "key-own-row",
        ),
        promise(
          `Anfragen werden ${limits.requestDays} Tage nach dem Eingang gelöscht, auf Wunsch früher; Auskunft und Löschung gibt es auf eine E-Mail hin.`,
          "request-180-days",
          "erase-on-request",
        ),
        promise("Die Kamera wird nie geöffnet: Die Website verbietet es sich selbst.", "camera-never"),
        promise(
          "Welche Server Ihr Browser erreichen darf, legt eine Sicherheitsrichtlinie (CSP) fest; sie nennt nur die Empfänger unten.",
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
      text: "Schreiben Sie uns; wir antworten Ihrem Datenschutz und Ihrer IT schriftlich:",
    },
  },
  en: {
    title: "Security and data processing",
    lead: "For your data protection officer and your IT: what happens to data, who receives it and how it is protected.",
    product: (dataPlace) => ({
      title: "Our solutions",
      content: [
        "We sign a data processing agreement with you (Art. 28 GDPR). It names purpose, duration, deletion periods, technical measures and the subprocessors of your solution; we send you a template on request.",
        `Your customers’ data is kept ${dataPlace}. Whether your use is lawful, for example with WhatsApp, we check together with you.`,
      ],
    }),
    website: {
      title: "This website",
      content: ["What holds here is checked automatically with every change:"],
      list: [
        promise(
          "While you read, your browser asks only our own server. A provider joins after your click.",
          "own-server",
          "chat-after-press",
          "voice-after-press",
        ),
        promise(
          "The form’s public key may submit a request and read that request’s own row, and may do nothing else in the database.",
          "key-own-row",
        ),
        promise(
          `Requests are deleted ${limits.requestDays} days after they arrive, earlier if you ask; access and erasure take an email.`,
          "request-180-days",
          "erase-on-request",
        ),
        promise("The camera is never opened: the website forbids it to itself.", "camera-never"),
        promise(
          "A security policy (CSP) sets which servers your browser may reach; it names only the recipients below.",
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
      text: "Write to us; we answer your data protection officer and your IT in writing:",
    },
  },
});
