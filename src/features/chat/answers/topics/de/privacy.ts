import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** What happens to what a visitor writes and says. */
export const privacy = defineTopics(({ dataProtectionEmail, requestDays }) => ({
  messages: {
    question: "Wird dieses Gespräch gespeichert?",
    answer: claim(
      "Ihr Text bleibt in Ihrem Browser: Ich antworte dort, und unser Gespräch verlässt Ihr Gerät nur, wenn Sie es selbst senden. Sobald Sie es beenden oder die Seite schließen, ist es weg.",
      "chat-on-device",
    ),
  },
  recording: {
    question: "Wird meine Stimme aufgenommen?",
    answer: claim(
      "Ihre Stimme wird im eingebauten Sprachgespräch nicht aufgezeichnet: Pegel und Spracherkennung verarbeitet Ihr Gerät, und die Kamera ist für diese Website gesperrt. Der Wortlaut steht in den Untertiteln, längstens bis Sie die Seite schließen.",
      "voice-on-device",
      "audio-not-recorded",
    ),
  },
  retention: {
    question: "Was passiert mit meiner Anfrage?",
    answer: claim(
      `Ihre Anfrage liest und beantwortet unser Team; wir verkaufen sie nicht. ${requestDays} Tage nach dem Eingang wird sie aus der Datenbank gelöscht, auf Ihren Wunsch früher (${dataProtectionEmail}).`,
      "read-by-people",
      "not-sold",
      "only-needed",
      "request-180-days",
    ),
  },
  customerChats: {
    question: "Wie lange werden die Gespräche unserer Kunden gespeichert?",
    answer:
      "Gespräche Ihrer Kunden werden so lange gespeichert, wie Sie es mit uns vereinbaren: Die Löschfristen stehen im AV-Vertrag.",
  },
  rights: {
    question: "Wie kann ich meine Daten löschen lassen?",
    answer: claim(
      `Für Auskunft, Kopie (auf Wunsch maschinenlesbar), Berichtigung, Einschränkung, Löschung oder Widerruf genügt eine formlose Nachricht an ${dataProtectionEmail}, am besten von der Adresse, um die es geht; es kostet nichts. Wir antworten unverzüglich, spätestens innerhalb eines Monats, ausnahmsweise bis zu zwei Monate später; Anfragen werden nach ${requestDays} Tagen ohnehin gelöscht. Für Daten Ihrer Kunden gilt Ihr AV-Vertrag.`,
      "erase-on-request",
      "answer-one-month",
      "request-180-days",
    ),
  },
}));

/** What a visit leaves behind. */
export const visit = defineTopics(({ hashDays, logDays }) => ({
  cookies: {
    question: "Welche Cookies setzen Sie?",
    answer: claim(
      "Diese Website setzt keine Cookies, misst keine Besuche und zeigt keine Werbung. Was auf Ihre Wahl hin in Ihrem Browser gespeichert wird, etwa die Sprache, steht in der Datenschutzerklärung.",
      "no-cookies",
    ),
  },
  stored: {
    question: "Was speichert diese Seite in meinem Browser?",
    answer: claim(
      "In Ihrem Browser speichert diese Website höchstens drei Dinge, jedes erst, wenn Sie etwas tun: die gewählte Sprache („language“), die helle oder dunkle Ansicht („theme“) und die E-Mail-Adresse von der Startseite („hero-email“). Ansehen und löschen können Sie alles unten auf der Startseite unter „Was diese Seite speichert“.",
      "keys-on-action",
      "delete-on-device",
    ),
  },
  ipAddress: {
    question: "Wird meine IP-Adresse gespeichert?",
    answer: claim(
      `Ihre IP-Adresse steht bei jedem Aufruf in Server-Protokollen, die der Hosting-Anbieter nach ${logDays} Tagen löscht. Senden Sie das Kontaktformular, bildet die Datenbank zum Schutz vor Missbrauch Prüfsummen (Hashes) daraus; die löscht sie nach ${hashDays} Tagen.`,
      "deleted-outside",
      "address-hash",
    ),
  },
  newsletter: {
    question: "Gibt es einen Newsletter?",
    answer: claim(
      "Der Newsletter ist noch in Vorbereitung, anmelden kann man sich noch nicht. Eine Adresse, die Sie dort eingeben, wird weder gespeichert noch gesendet.",
      "newsletter-nothing",
    ),
  },
}));

/** Who else has to do with data. */
export const data = defineTopics(({ backupDays, hosting, mail, mailbox, sampleMark }) => ({
  recipients: {
    question: "An wen geben Sie meine Daten weiter?",
    answer: claim(
      `Ihre Daten bekommen nur die Empfänger, die Abschnitt 8 der Datenschutzerklärung mit ihrem Land nennt, etwa für Hosting (${hosting}), E-Mail-Versand (${mail}) und Postfach (${mailbox})${sampleMark}. Keiner sitzt außerhalb der EU und des EWR. Wir verkaufen keine Daten.`,
      "recipients-named",
      "not-sold",
    ),
  },
  backups: {
    question: "Wie lange bleiben Daten in Sicherungskopien?",
    answer: `In Sicherungskopien (Backups) dieser Website bleiben gelöschte Daten höchstens ${backupDays} Tage. Für die Daten Ihrer Kunden stehen die Löschfristen im AV-Vertrag.`,
  },
  thirdParty: {
    question: "Lädt diese Website etwas von anderen Anbietern?",
    answer: claim(
      "Während Sie lesen, lädt diese Website nichts von anderen Anbietern, auch keine Schriften; sie misst keine Besuche und erstellt keine Nutzungsprofile. Prüfen können Sie das unten auf der Startseite unter „Was diese Seite speichert“: Dort steht, welche Server diese Seite kontaktiert hat.",
      "own-server",
      "no-cookies",
      "not-sold",
    ),
  },
}));
