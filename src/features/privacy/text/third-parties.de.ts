import { ledgerCopy } from "../ledger/ledger.copy.ts";
import { type PolicyFacts, type PolicySection, when } from "../policy.model.ts";
import { remembered, storedKeys } from "./stored.ts";

export function thirdParties({ company, processors, servers }: PolicyFacts): PolicySection {
  const { chat, voice, reports } = processors;
  const at = (hosts: string | undefined) => (hosts ? ` Server: ${hosts}.` : "");
  return {
    title: "Cookies und Drittanbieter",
    content: [
      "Wir setzen keine Cookies. In Ihrem Browser speichern wir nur die hier genannten Schlüssel, und jeden erst, wenn Sie selbst etwas tun. Was davon gerade gespeichert ist und welche Server Ihr Browser kontaktiert hat, zeigt Ihnen am Fuß der Startseite der Knopf „Gespeichert & kontaktiert“; dort können Sie das Gespeicherte auch löschen. Empfänger Ihrer Daten sind die hier genannten und keine weiteren; mit Auftragsverarbeitern besteht ein Vertrag nach Art. 28 DSGVO.",
    ],
    list: [
      ...storedKeys("de"),
      {
        term: "Nur im Arbeitsspeicher der geöffneten Seite:",
        text: `${remembered("de")}. All das ist weg, sobald Sie die Seite schließen.`,
      },
      {
        term: "Beim Lesen:",
        text: "Ihr Browser fragt nur unseren eigenen Server nach Seiten und ihren Dateien.",
      },
      {
        term: "Hosting:",
        text: `${company.hosting.name}, ${company.hosting.place}, liefert die Website aus und führt die Server-Protokolle (Auftragsverarbeiter).`,
      },
      {
        term: "Datenbank:",
        text: `Supabase, Inc., USA, speichert die Kontaktanfragen (Auftragsverarbeiter).${at(servers.requests)}`,
      },
      ...when(chat, {
        term: "Textchat:",
        text: `Voiceflow, Inc., USA, mit den von ihr eingesetzten Anbietern von Sprachmodellen. Geladen wird der Chat erst, wenn Sie „SCHREIBEN“ wählen.${at(servers.chat)}`,
      }),
      ...when(
        voice,
        {
          term: "Sprachgespräch:",
          text: `Vapi, USA, mit den von ihr eingesetzten Anbietern von Sprachmodellen, Spracherkennung und Stimme. Das Gespräch beginnt erst, wenn Sie es starten.${at(servers.voice)}`,
        },
        {
          term: "Übertragung des Gesprächs:",
          text: `Daily (Daily.co), USA, stellt die Verbindung her und bestimmt dazu aus der IP-Adresse den nächstgelegenen Server.${at(servers.call)}`,
        },
      ),
      ...when(reports, {
        term: "Fehlermeldungen:",
        text: `Tritt ein Programmfehler auf, meldet ihn die Seite an ${servers.reports ?? "unseren eigenen Server"}, einen Server von uns: ${ledgerCopy.de.contacts.reports.purpose}`,
      }),
      ...when(!chat && !voice, {
        term: "Assistent:",
        text: "kein Anbieter. Er läuft in Ihrem Browser und speichert dort nichts dauerhaft.",
      }),
    ],
    footer:
      "Drittländer: Bei Anbietern mit Sitz in den USA können Daten dorthin gelangen. Ist der Anbieter nach dem EU-US Data Privacy Framework zertifiziert, beruht das auf dem Angemessenheitsbeschluss der Europäischen Kommission (Art. 45 DSGVO), sonst auf Standardvertragsklauseln (Art. 46 Abs. 2 Buchst. c DSGVO). Eine Kopie der Klauseln senden wir Ihnen auf Anfrage.",
  };
}
