import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";
import { providers } from "./hosts.ts";

/** The ledger in words: for the privacy policy and for the drawer, so that both say the same. */
export const ledgerCopy = defineCopy({
  de: {
    stored: {
      language: {
        name: "Gewählte Sprache",
        purpose:
          "damit die Seite bei Ihrem nächsten Besuch Ihre Sprache spricht. Gespeichert, sobald Sie sie umstellen.",
        kept: "bis Sie sie löschen.",
      },
      theme: {
        name: "Helle oder dunkle Ansicht",
        purpose:
          "damit die Seite bei Ihrem nächsten Besuch so aussieht, wie Sie es gewählt haben. Gespeichert, sobald Sie sie umstellen; sonst folgt die Seite Ihrem System.",
        kept: "bis Sie sie löschen.",
      },
      heroEmail: {
        name: "E-Mail-Adresse von der Startseite",
        purpose:
          "damit das Kontaktformular sie schon kennt. Gespeichert, wenn Sie „Weiter zum Formular“ wählen; das Formular übernimmt und löscht sie.",
        kept: "bis das Kontaktformular sie übernimmt, längstens bis Sie den Tab schließen.",
      },
    },
    places: {
      local: "Lokaler Speicher",
      session: "Sitzungsspeicher",
      cookie: "Cookie",
      database: "Datenbank des Browsers",
      cache: "Zwischenspeicher der Website",
    },
    key: (name: string) => `Schlüssel „${name}“`,
    memory: {
      typed: "was Sie in ein Formular tippen, bis Sie es oder nach dem Absenden die Bestätigung verlassen",
      conversation: "ein Gespräch mit dem eingebauten Assistenten",
      agents: "was ein KI-Assistent Ihres Browsers die Seite fragt oder in das Formular einträgt",
      still: "dass Sie Bewegungen angehalten haben",
      refused: "die E-Mail-Adresse von der Startseite, wenn Ihr Browser das Speichern ablehnt",
    },
    contacts: {
      documents: { name: "Seiten dieser Website", purpose: "die Seiten, die Sie öffnen." },
      files: {
        name: "Dateien dieser Website",
        purpose: "Programm, Gestaltung, Schriften und Bilder, alle vom Server dieser Website.",
      },
      requests: {
        name: "Kontaktanfrage",
        purpose: "Ihre Anfrage, wenn Sie das Kontaktformular absenden.",
      },
      chat: {
        name: `Textchat von ${providers.chat}`,
        purpose: "der Chat und Ihre Nachrichten, nachdem Sie ihn gestartet haben.",
      },
      voice: {
        name: `Sprachgespräch über ${providers.voice}`,
        purpose: "der Aufbau des Gesprächs, nachdem Sie es gestartet haben.",
      },
      call: {
        name: `Übertragung des Gesprächs durch ${providers.call}`,
        purpose:
          "das Programm des Gesprächs, seine Verbindung und Ihre Stimme, nachdem Sie es gestartet haben.",
      },
      reports: {
        name: "Fehlermeldungen",
        purpose: claim(
          "die Art eines Programmfehlers und seine Stelle im Programm, wenn einer auftritt; E-Mail-Adressen, Nummern und Kennungen werden vorher entfernt. Wenn etwas gegen die Sicherheitsregeln der Seite verstößt, meldet Ihr Browser von sich aus die Regel, die Adresse der Seite, die Adresse des Abgewiesenen und seine eigene Kennung.",
          "reports-masked",
        ),
      },
    },
  },
  en: {
    stored: {
      language: {
        name: "Chosen language",
        purpose: "so that the page is in your language on your next visit. Stored once you change it.",
        kept: "until you delete it.",
      },
      theme: {
        name: "Light or dark mode",
        purpose:
          "so that the page looks the way you chose on your next visit. Stored once you change it; otherwise the page follows your system.",
        kept: "until you delete it.",
      },
      heroEmail: {
        name: "Email address from the homepage",
        purpose:
          "so that the contact form knows it already. Stored when you choose “Start your enquiry”; the form takes it over and deletes it.",
        kept: "until it has been copied into the contact form, or until you close the tab at the latest.",
      },
    },
    places: {
      local: "Local storage",
      session: "Session storage",
      cookie: "Cookie",
      database: "Browser database",
      cache: "Website cache",
    },
    key: (name: string) => `key “${name}”`,
    memory: {
      typed: "what you type into a form, until you leave it or, once sent, its confirmation",
      conversation: "a conversation with the built-in assistant",
      agents: "what an AI assistant in your browser asks the page or fills in on the form",
      still: "that you have paused animations",
      refused: "the email address from the homepage, if your browser refuses to store it",
    },
    contacts: {
      documents: { name: "Pages of this website", purpose: "the pages that you open." },
      files: {
        name: "Files of this website",
        purpose: "code, styles, fonts and images, all from this website’s server.",
      },
      requests: { name: "Enquiry", purpose: "your enquiry, when you send the contact form." },
      chat: {
        name: `Text chat by ${providers.chat}`,
        purpose: "the chat and your messages, after you have started it.",
      },
      voice: {
        name: `Voice call through ${providers.voice}`,
        purpose: "setting up the call, after you have started it.",
      },
      call: {
        name: `Call connection by ${providers.call}`,
        purpose: "the call’s software, its connection and your voice, after you have started it.",
      },
      reports: {
        name: "Error reports",
        purpose: claim(
          "the type of a program error, when one occurs, and where in the program it occurred; email addresses, numbers and identifiers are removed first. If something breaks the page’s security rules, your browser itself reports the rule, the address of the page, the address of what was refused, and its user agent.",
          "reports-masked",
        ),
      },
    },
  },
});
