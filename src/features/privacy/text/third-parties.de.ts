import { claim } from "#shared/claim.ts";
import { type PolicyFacts, type PolicySection, when } from "../policy.model.ts";
import { recipientPoints } from "./recipients.ts";
import { storedItems, storedKeys } from "./stored.ts";

/** Who receives data. */
const receivers = ({ processors: { chat, voice }, recipients }: PolicyFacts) => ({
  content: claim(
    "Empfänger Ihrer Daten sind die hier genannten Dienstleister, Telefon- und Postdienste, außerdem Behörden, Gerichte und Anwälte, wenn das Gesetz es verlangt oder erlaubt. Mit Auftragsverarbeitern besteht ein Vertrag nach Art. 28 DSGVO.",
    "recipients-named",
  ),
  list: [
    {
      term: "Beim Lesen:",
      text: claim(
        "Ihr Browser fragt nur den Server dieser Website nach Seiten und ihren Dateien.",
        "own-server",
      ),
    },
    ...recipientPoints(recipients, "de"),
    ...when(!chat && !voice, {
      term: "Assistent:",
      text: claim(
        "Kein Anbieter. Er läuft in Ihrem Browser und speichert dort nichts dauerhaft.",
        "chat-on-device",
        "voice-on-device",
      ),
    }),
  ],
});

export function thirdParties(facts: PolicyFacts): PolicySection {
  const abroad = facts.recipients.some(({ safeguard }) => safeguard !== null);
  return {
    title: "Cookies und Drittanbieter",
    content: [
      claim(
        "Wir setzen keine Cookies. In Ihrem Browser speichern wir nur die hier genannten Schlüssel, und jeden erst, wenn Sie selbst etwas tun. Der Knopf „Was diese Seite speichert“ am Fuß der Startseite zeigt, was davon gerade gespeichert ist und welche Server diese Seite kontaktiert hat; dort können Sie das Gespeicherte auch löschen.",
        "no-cookies",
        "keys-on-action",
        "delete-on-device",
      ),
    ],
    list: [
      ...storedKeys("de"),
      {
        term: "Nur im Arbeitsspeicher der geöffneten Seite:",
        text: `${storedItems("de")}. All das ist weg, sobald Sie die Seite schließen.`,
      },
    ],
    second: receivers(facts),
    footer: abroad
      ? "Drittländer: Bei jedem Empfänger in den USA steht, worauf die Übermittlung dorthin beruht. Eine Kopie der Standardvertragsklauseln senden wir Ihnen auf Anfrage."
      : claim(
          "Drittländer: Keiner der genannten Dienstleister verarbeitet Ihre Daten außerhalb der Europäischen Union und des Europäischen Wirtschaftsraums. Nur wenn Sie die Spracherkennung Ihres Browsers nachladen, erfährt dessen Hersteller Ihre IP-Adresse, auch außerhalb der EU; für einen KI-Assistenten Ihres Browsers gilt, was sein Anbieter bestimmt (Abschnitt 3).",
          "in-europe",
        ),
  };
}
