import { claim } from "#shared/claim.ts";
import { limits } from "../policy.limits.ts";
import { type PolicyFacts, type PolicyPoint, type PolicySection, when } from "../policy.model.ts";

const fromSite: readonly PolicyPoint[] = [
  {
    term: "Aufruf der Website:",
    text: "IP-Adresse, Datum und Uhrzeit, abgerufene Adresse, Statuscode, übertragene Datenmenge und die Kennung Ihres Browsers. Der Hosting-Anbieter hält sie in Server-Protokollen fest.",
  },
  {
    term: "Kontaktformular:",
    text: claim(
      `Name und E-Mail-Adresse; freiwillig die gewünschte Lösung, Ihr Unternehmen und eine Beschreibung; für einen Anruf auch Telefonnummer, Tag und Tageszeit. Dazu speichern wir Ihre Einwilligung, die Sprache der Seite, die Kennung Ihres Browsers (höchstens ${limits.browserIdCharacters} Zeichen), den Zeitpunkt, die Version dieser Erklärung und eine Zufallsnummer; sie verhindert, dass dieselbe Anfrage zweimal gespeichert wird.`,
      "one-request",
    ),
  },
  {
    term: "Schutz des Formulars:",
    text: claim(
      `Die Datenbank zählt, wie viele Anfragen von einem Anschluss kommen. Dafür bildet sie aus der IP-Adresse Prüfsummen (Hashes) des Anschlusses und seines Netzes, mit einem täglich neuen Zufallswert. Gespeichert werden sie getrennt von den Anfragen, mit der Uhrzeit auf ${limits.countingMinutes} Minuten genau. Einer Anfrage zuordnen könnte sie bis zur Löschung nur, wer direkten Zugang zur Datenbank hat. Ab einer Höchstzahl am Tag nimmt die Datenbank keine weitere Anfrage an; das Formular sagt es Ihnen dann.`,
      "address-hash",
    ),
  },
  {
    term: "Auffällige Anfragen:",
    text: claim(
      "Bei der Anfrage vermerken wir, wenn das Formular ungewöhnlich schnell ausgefüllt wurde, wenn ein Feld ausgefüllt ist, das Menschen nicht sehen, oder wenn ungewöhnlich viele Anfragen von einem Anschluss, unter einer E-Mail-Adresse oder insgesamt kommen. So erkennen wir Programme. Auch solche Anfragen lesen wir; eine Eingangsbestätigung senden wir dann nicht.",
      "mark-no-mail",
    ),
  },
  {
    term: "Bearbeitung Ihrer Anfrage:",
    text: claim(
      "Bei der Anfrage vermerken wir, ob und wann wir geantwortet haben und ob unsere E-Mails dazu versandt wurden. Ein getrenntes Protokoll hält unter der Kennnummer der Anfrage fest, wann sie einging, beantwortet und gelöscht wurde und wann E-Mails dazu versandt wurden. Namen, Adressen und Texte enthält es nicht. Dieselbe Kennnummer tragen diese E-Mails. Solange eine von ihnen gespeichert ist, lässt sich der Eintrag Ihnen zuordnen.",
      "request-log",
    ),
  },
  {
    term: "E-Mail und Telefon:",
    text: "Was Sie uns mitteilen, und die Angaben, unter denen Sie sich melden.",
  },
  {
    term: "E-Mail-Feld auf der Startseite:",
    text: claim(
      "Ihre E-Mail-Adresse. Sie bleibt in Ihrem Browser und füllt das Kontaktformular vor; gesendet wird sie erst mit dem Formular.",
      "hero-not-sent",
    ),
  },
  {
    term: "KI-Assistent Ihres Browsers:",
    text: claim(
      "Manche Browser haben einen eigenen KI-Assistenten. Er kann hier Antworten, Preise und Abschnitte der Seite abrufen und das Kontaktformular ausfüllen. Was er fragt, erfahren wir nicht. Einwilligen und absenden können nur Sie. Was der Assistent selbst verarbeitet, bestimmt sein Anbieter.",
      "chat-on-device",
      "not-sent-yet",
    ),
  },
  {
    term: "Newsletter-Feld:",
    text: claim(
      "Nichts. Der Newsletter hat noch nicht begonnen; Ihre Eingabe wird weder gespeichert noch gesendet.",
      "newsletter-nothing",
    ),
  },
];

export function data({ processors }: PolicyFacts): PolicySection {
  return {
    title: "Erhobene Daten",
    content: [
      claim(
        "Wir verarbeiten nur, was für den jeweiligen Zweck nötig ist. Je nachdem, was Sie tun, ist das:",
        "only-needed",
      ),
    ],
    list: [...fromSite, ...fromAssistant(processors)],
    footer:
      "Sie müssen uns keine Daten geben; weder ein Gesetz noch ein Vertrag verlangt es. Ohne Namen, E-Mail-Adresse und Einwilligung kann das Formular Ihre Anfrage aber nicht annehmen. Dann erreichen Sie uns per E-Mail oder Telefon.",
  };
}

/** Data of a conversation: who gets it depends on what the build is configured with. */
function fromAssistant(processors: PolicyFacts["processors"]): readonly PolicyPoint[] {
  return [
    ...when(processors.chat, {
      term: "Textchat:",
      text: "Ihre Nachrichten, der Zeitpunkt, Ihre IP-Adresse und technische Angaben Ihres Browsers. Sie gehen an den Chat-Anbieter, sobald Sie den Chat nach unserem Hinweis starten.",
    }),
    ...when(!processors.chat, {
      term: "Textchat:",
      text: claim(
        "Nichts. Der eingebaute Assistent antwortet in Ihrem Browser; Ihre Nachrichten verlassen Ihr Gerät nur, wenn Sie das Gespräch selbst über das Kontaktformular an uns oder per E-Mail an sich senden.",
        "chat-on-device",
      ),
    }),
    ...when(processors.voice, {
      term: "Sprachgespräch:",
      text: claim(
        "Ihre Stimme, die Abschrift des Gesprächs, Dauer und Verlauf des Gesprächs, Ihre IP-Adresse mit dem daraus abgeleiteten ungefähren Standort und technische Angaben zur Verbindung. Das Mikrofon wird erst nach Ihrem Klick und Ihrer Freigabe geöffnet, die Kamera nie. Der Ton wird nicht aufgezeichnet; der Anbieter erstellt eine Abschrift.",
        "microphone-after-press",
        "camera-never",
        "audio-not-recorded",
      ),
    }),
    ...when(!processors.voice, {
      term: "Sprachgespräch:",
      text: claim(
        "Was Sie sagen, bleibt auf Ihrem Gerät. Ihr Gerät misst, wie laut Sie sprechen, und erkennt, was Sie sagen, wenn es das kann; es wird nichts aufgezeichnet. Bietet Ihr Browser an, die Spracherkennung nachzuladen, holt er sie nach Ihrem Klick von seinem Hersteller. Dieser erfährt dabei Ihre IP-Adresse, auch außerhalb der EU. Das Sprachpaket bleibt in Ihrem Browser.",
        "voice-on-device",
      ),
    }),
  ];
}
