import { defineCopy } from "#shared/copy.ts";

export const appCopy = defineCopy({
  de: {
    title: {
      home: (brand: string) => `KI-Automatisierung für Support, Vertrieb und CRM – ${brand}`,
      contact: (brand: string) => `Kontakt – ${brand}`,
      sent: (brand: string) => `Anfrage angekommen – ${brand}`,
    },
    stillMotion: "Animationen anhalten",
    systemStill: "Animationen aus (Einstellung Ihres Geräts)",
    lightView: "Helle Ansicht",
    darkView: "Dunkle Ansicht",
    arrivingSlowly: "Das dauert länger als üblich. Schreiben Sie uns gern direkt:",
    crash: {
      title: "Hier ist etwas schiefgegangen.",
      text: "Diese Ansicht ist wegen eines Fehlers auf unserer Seite stehen geblieben. Laden Sie sie neu, meist genügt das. Ihre Anfrage erreicht uns auch per E-Mail.",
      reload: "Seite neu laden",
    },
  },
  en: {
    title: {
      home: (brand: string) => `AI automation for support, sales and CRM – ${brand}`,
      contact: (brand: string) => `Contact – ${brand}`,
      sent: (brand: string) => `Request received – ${brand}`,
    },
    stillMotion: "Pause animations",
    systemStill: "Animations off (your device setting)",
    lightView: "Light mode",
    darkView: "Dark mode",
    arrivingSlowly: "This is taking longer than usual. You can also write to us:",
    crash: {
      title: "Something went wrong on our side.",
      text: "This view stopped because of an error on our side. Reloading usually helps. You can also reach us by email.",
      reload: "Reload the page",
    },
  },
});
