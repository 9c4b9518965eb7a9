import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** The technology and its limits. */
export const technology = defineTopics(({ dataPlace, sampleMark }) => ({
  training: {
    question: "Trainieren Sie KI mit unseren Daten?",
    answer: claim(
      `Mit den Daten Ihrer Kunden trainieren wir kein Modell${sampleMark}. Wofür sie verwendet werden, regelt der AV-Vertrag: Er nennt Zweck, Dauer und Unterauftragnehmer. Die Vorlage senden wir Ihnen auf Anfrage.`,
      "no-training",
      "agreement",
    ),
  },
  model: {
    question: "Welches KI-Modell nutzen Sie?",
    answer: `Welches Sprachmodell Ihre Lösung nutzt, nennt der AV-Vertrag; ich weiß es nicht. Es läuft ${dataPlace}${sampleMark}. Ich selbst bin kein Sprachmodell, sondern suche eine vorbereitete Antwort heraus.`,
  },
  onPremise: {
    question: "Läuft das auch auf unseren eigenen Servern?",
    answer: `Die Daten Ihrer Kunden speichern wir ${dataPlace}. Ob die Lösungen auch auf Ihren eigenen Servern laufen, kann ich Ihnen noch nicht sagen.`,
  },
  liability: {
    question: "Wer haftet für falsche Antworten?",
    answer:
      "Für die Haftung, etwa bei falschen Antworten oder einer Datenpanne, gilt Ihr Vertrag mit uns. Näheres kann ich nicht sagen, auch nicht zu Garantien und Versicherungen; Rechtsberatung geben wir nicht.",
  },
  actions: {
    question: "Kann der Assistent auch Bestellungen annehmen oder buchen?",
    answer:
      "Ob der Assistent Bestellungen annimmt, bucht oder etwas verbindlich zusagt, klären wir am Telefon. In unserem Beispiel beantwortet er Fragen und bereitet die Korrektur einer Rechnung vor, die Ihre Buchhaltung freigibt.",
  },
  approval: {
    question: "Ändert der Assistent Rechnungen selbst?",
    answer:
      "In unserem Beispiel bereitet der Assistent eine Korrektur der Rechnung vor, und die Buchhaltung gibt sie frei. Was er bei Ihnen tun darf, klären wir im ersten Gespräch.",
  },
  customise: {
    question: "Lässt sich der Assistent anpassen?",
    answer:
      "Anpassen lassen sich Inhalte, Kriterien und Sprachen: Sie richten sich nach Ihnen. Ob das auch für Aussehen, Name und Ton gilt, fragen Sie am besten am Telefon.",
  },
}));
