import { defineCopy } from "#shared/copy.ts";

export const appCopy = defineCopy({
  de: {
    title: {
      home: (brand: string) => `${brand}: Support, Vertrieb und CRM automatisieren`,
      contact: (brand: string) => `Kontakt – ${brand}`,
      sent: (brand: string) => `Anfrage angekommen – ${brand}`,
    },
    stillMotion: "Bewegung anhalten",
    arriving: "Das Formular wird geladen …",
    arrivingSlowly: "Das dauert länger als üblich. Schreiben Sie uns gern direkt:",
    crash: {
      title: "Da ist uns etwas gerissen.",
      text: "Diese Ansicht ist wegen eines Fehlers auf unserer Seite stehen geblieben. Laden Sie sie neu, meist genügt das. Ihre Anfrage erreicht uns auch per E-Mail.",
      reload: "Seite neu laden",
    },
  },
  en: {
    title: {
      home: (brand: string) => `${brand}: automate support, sales and CRM`,
      contact: (brand: string) => `Contact – ${brand}`,
      sent: (brand: string) => `Request received – ${brand}`,
    },
    stillMotion: "Pause motion",
    arriving: "Loading the form …",
    arrivingSlowly: "This is taking longer than usual. You can also write to us:",
    crash: {
      title: "Something snapped on our side.",
      text: "This view stopped because of a mistake of ours. Reloading usually helps. You can also reach us by email.",
      reload: "Reload the page",
    },
  },
});
