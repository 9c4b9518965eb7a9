import { claim } from "#shared/claim.ts";
import { defineSection, when } from "../policy.model.ts";

export const general = defineSection({
  de: ({ company, processors: { chat, voice } }) => ({
    title: "Allgemeine Hinweise",
    content: [
      `Diese Erklärung sagt Ihnen, welche personenbezogenen Daten ${company.brand} auf dieser Website verarbeitet, wozu, auf welcher Grundlage und wie lange. Personenbezogen ist jede Angabe, die sich Ihnen zuordnen lässt, zum Beispiel Ihr Name, Ihre E-Mail-Adresse oder Ihre IP-Adresse.`,
      claim(
        "Sie können die Website lesen, ohne sich anzumelden und ohne uns zu sagen, wer Sie sind. Wir setzen keine Cookies, messen keine Besuche, zeigen keine Werbung und laden Schriften und Bilder nur vom Server dieser Website.",
        "no-cookies",
        "own-server",
      ),
    ],
    list: [
      ...when(chat || voice, {
        term: "Sie entscheiden.",
        text: claim(
          "Dienste anderer Anbieter werden erst geladen, wenn Sie sie selbst aufrufen.",
          "chat-after-press",
          "voice-after-press",
        ),
      }),
      ...when(chat || voice, {
        term: "Sie sprechen mit einer KI.",
        text: `Der Assistent „${company.persona}“ ist ein KI-System und kein Mensch. Das steht auch im Assistenten selbst, bevor das Gespräch beginnt (Art. 50 der KI-Verordnung (EU) 2024/1689).`,
      }),
      ...when(!chat && !voice, {
        term: "Sie sprechen mit einem Programm.",
        text: claim(
          `Der Assistent „${company.persona}“ ist ein Programm, kein Mensch, und hat kein Sprachmodell. Er wählt aus vorbereiteten Antworten und rechnet mit Ihren Zahlen. Unsere Lösung, der KI-Chat-Assistent, ist ein anderes Programm und nutzt ein Sprachmodell.`,
          "nothing-made-up",
        ),
      }),
      {
        term: "Die Verbindung ist verschlüsselt.",
        text: "Ihr Browser und unser Server tauschen Daten über HTTPS aus.",
      },
    ],
    footer: claim(
      "Ändert sich, was wir tun, ändern wir diese Erklärung. An ihrem Ende steht, von welchem Tag die geltende Fassung ist. Mit jeder Anfrage speichern wir, wann sie kam und welche Fassung galt.",
      "version-stored",
    ),
  }),
  en: ({ company, processors: { chat, voice } }) => ({
    title: "General notes",
    content: [
      `This policy tells you which personal data ${company.brand} processes on this website, why, on what legal basis and for how long. Personal data is anything that can be linked to you, such as your name, your email address or your IP address.`,
      claim(
        "You can read this website without signing in and without telling us who you are. We set no cookies, do not measure visits, show no advertising, and load fonts and images only from this website’s server.",
        "no-cookies",
        "own-server",
      ),
    ],
    list: [
      ...when(chat || voice, {
        term: "You decide.",
        text: claim(
          "Other providers’ services are loaded only when you open them yourself.",
          "chat-after-press",
          "voice-after-press",
        ),
      }),
      ...when(chat || voice, {
        term: "You are talking to an AI.",
        text: `The assistant “${company.persona}” is an AI system, not a person. The assistant says so itself before a conversation begins (Article 50 of the AI Act, Regulation (EU) 2024/1689).`,
      }),
      ...when(!chat && !voice, {
        term: "You are talking to a program.",
        text: claim(
          `The assistant “${company.persona}” is a program, not a person, and has no language model. It chooses from prepared answers and calculates with your figures. The AI chat assistant that we sell is a different program and uses a language model.`,
          "nothing-made-up",
        ),
      }),
      {
        term: "The connection is encrypted.",
        text: "Your browser and our server exchange data over HTTPS.",
      },
    ],
    footer: claim(
      "If what we do changes, we update this policy. The date of the current version is at its end. For every enquiry, we store when it arrived and which version applied.",
      "version-stored",
    ),
  }),
});
