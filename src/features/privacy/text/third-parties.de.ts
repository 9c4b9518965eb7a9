import { storageKeys } from "../policy.limits.ts";
import { type PolicyFacts, type PolicySection, when } from "../policy.model.ts";

export function thirdParties({ company, processors }: PolicyFacts): PolicySection {
  const { chat, voice } = processors;
  return {
    title: "Cookies und Drittanbieter",
    content: [
      "Wir setzen keine Cookies. In Ihrem Browser speichern wir nur zwei Dinge, und beide erst, wenn Sie selbst etwas tun. Empfänger Ihrer Daten sind die hier genannten und keine weiteren; mit Auftragsverarbeitern besteht ein Vertrag nach Art. 28 DSGVO.",
    ],
    list: [
      {
        term: `Lokaler Speicher, Schlüssel „${storageKeys.language}“:`,
        text: "die Sprache, nachdem Sie sie umgestellt haben.",
      },
      {
        term: `Sitzungsspeicher, Schlüssel „${storageKeys.heroEmail}“:`,
        text: "die E-Mail-Adresse, die Sie auf der Startseite abschicken. Das Kontaktformular übernimmt und löscht sie.",
      },
      {
        term: "Hosting:",
        text: `${company.hosting.name}, ${company.hosting.place}, liefert die Website aus und führt die Server-Protokolle (Auftragsverarbeiter).`,
      },
      {
        term: "Datenbank:",
        text: "Supabase, Inc., USA, speichert die Kontaktanfragen (Auftragsverarbeiter).",
      },
      ...when(chat, {
        term: "Textchat:",
        text: "Voiceflow, Inc., USA, mit den von ihr eingesetzten Anbietern von Sprachmodellen. Geladen wird der Chat erst, wenn Sie „SCHREIBEN“ wählen.",
      }),
      ...when(
        voice,
        {
          term: "Sprachgespräch:",
          text: "Vapi, USA, mit den von ihr eingesetzten Anbietern von Sprachmodellen, Spracherkennung und Stimme. Das Gespräch beginnt erst, wenn Sie es starten.",
        },
        {
          term: "Übertragung des Gesprächs:",
          text: "Daily (Daily.co), USA, stellt die Verbindung her und bestimmt dazu aus der IP-Adresse den nächstgelegenen Server.",
        },
      ),
      ...when(!chat && !voice, {
        term: "Assistent:",
        text: "kein Anbieter. Er läuft in Ihrem Browser und speichert dort nichts dauerhaft.",
      }),
    ],
    footer:
      "Drittländer: Bei Anbietern mit Sitz in den USA können Daten dorthin gelangen. Ist der Anbieter nach dem EU-US Data Privacy Framework zertifiziert, beruht das auf dem Angemessenheitsbeschluss der Europäischen Kommission (Art. 45 DSGVO), sonst auf Standardvertragsklauseln (Art. 46 Abs. 2 Buchst. c DSGVO). Eine Kopie der Klauseln senden wir Ihnen auf Anfrage.",
  };
}
