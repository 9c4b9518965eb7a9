import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";

export const drawerCopy = defineCopy({
  de: {
    title: "Was diese Seite speichert",
    lead: claim(
      "Was diese Seite gespeichert hat und welche Server sie aufgerufen hat. Die Liste entsteht in Ihrem Browser und bleibt dort.",
      "own-server",
    ),
    close: "Schließen",
    reading: "Ihr Browser wird gefragt …",
    kept: {
      title: "Auf Ihrem Gerät gespeichert",
      none: claim("Nichts, außer Seitendateien im Zwischenspeicher Ihres Browsers.", "delete-on-device"),
      refused: "Ihr Browser lässt diese Seite nichts speichern. Die Seite funktioniert trotzdem.",
      value: "Inhalt:",
      until: "Wie lange:",
      where: "Wo:",
      unknown: "Unbekannt",
      unknownPurpose:
        "Dieser Eintrag steht nicht in unserem Verzeichnis. Er kann von einer Erweiterung Ihres Browsers stammen.",
    },
    contacts: {
      title: "Seit dem Öffnen der Seite kontaktiert",
      none: "Ihr Browser teilt dieser Seite nicht mit, wen sie kontaktiert hat.",
      requests: (count: number) => (count === 1 ? "1 Abruf" : `${count} Abrufe`),
      unknown: "Unbekannt",
      unknownPurpose:
        "Diese Adressen stehen nicht in unserem Verzeichnis. Sie können von einer Erweiterung Ihres Browsers stammen.",
      unseen: "Die Verbindung eines Gesprächs zeigt der Browser der Seite nicht; sie läuft über daily.co.",
    },
    memory: "Nur solange die Seite offen ist, merkt sie sich:",
    meaning: claim(
      "Löschen entfernt alles, was oben als gespeichert steht. Was Sie gerade in ein Formular getippt haben, bleibt stehen.",
      "delete-on-device",
      "nothing-lost",
    ),
    sent: "Eine Anfrage, die Sie abgesendet haben, liegt bei uns. Soll sie gelöscht werden, schreiben Sie bitte an die Adresse in der Datenschutzerklärung.",
    policy: "Datenschutzerklärung",
    deleteAll: "Alles löschen",
    deleting: "Wird gelöscht …",
    deleted: claim(
      "Gelöscht. Von der Liste ist auf Ihrem Gerät nichts mehr gespeichert.",
      "delete-on-device",
    ),
    deletedSome: "Nicht alles ließ sich löschen. Was noch da ist, steht in der Liste.",
  },
  en: {
    title: "What this page stores",
    lead: claim(
      "What this page has stored and contacted. The list is created in your browser and stays there.",
      "own-server",
    ),
    close: "Close",
    reading: "Asking your browser …",
    kept: {
      title: "Stored on your device",
      none: claim("Nothing, except page files in your browser’s cache.", "delete-on-device"),
      refused: "Your browser does not let this page store anything. The page works all the same.",
      value: "Content:",
      until: "How long:",
      where: "Where:",
      unknown: "Unknown",
      unknownPurpose: "Our register does not list this entry. It may come from an extension of your browser.",
    },
    contacts: {
      title: "Contacted since you opened the page",
      none: "Your browser does not tell this page whom it has contacted.",
      requests: (count: number) => (count === 1 ? "1 request" : `${count} requests`),
      unknown: "Unknown",
      unknownPurpose:
        "Our register does not list these addresses. They may come from an extension of your browser.",
      unseen: "The browser does not show the page a call’s connection; it runs through daily.co.",
    },
    memory: "Only while the page is open, it remembers:",
    meaning: claim(
      "Deleting removes everything that is listed above as stored. What you have just typed into a form stays there.",
      "delete-on-device",
      "nothing-lost",
    ),
    sent: "An enquiry that you have sent is stored with us. To have it deleted, please write to the address in the privacy policy.",
    policy: "Privacy policy",
    deleteAll: "Delete everything",
    deleting: "Deleting …",
    deleted: claim("Deleted. Nothing on the list is stored on your device any more.", "delete-on-device"),
    deletedSome: "Not everything could be deleted. What is still there is in the list.",
  },
});
