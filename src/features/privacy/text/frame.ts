import { defineCopy } from "#shared/copy.ts";
import { promise } from "#shared/promise.ts";

/** The text before and after the nine sections; the guarantee is PRIV-02. */
export const frame = defineCopy({
  de: {
    title: "Datenschutzerklärung",
    lead: "Welche Daten wir brauchen, wozu, und wann wir sie löschen.",
    guarantee: {
      title: "Unsere Datenschutz-Garantie",
      content: promise(
        "Wir verkaufen keine Daten und erstellen keine Nutzungsprofile. Wir geben Daten nur an die Empfänger weiter, die hier genannt sind, außer wenn ein Gesetz es verlangt. Vor Ihrem Klick laden wir nichts von anderen Anbietern. Was Sie löschen lassen wollen, löschen wir, soweit kein Gesetz die Aufbewahrung verlangt; Sicherungskopien werden turnusmäßig überschrieben.",
        "not-sold",
        "recipients-named",
        "chat-after-press",
        "voice-after-press",
        "erase-on-request",
      ),
    },
  },
  en: {
    title: "Privacy policy",
    lead: "Which data we need, what for, and when we delete it.",
    guarantee: {
      title: "Our privacy guarantee",
      content: promise(
        "We sell no data and create no usage profiles. We pass data on only to the recipients named here, unless a law requires it. Before you click, we load nothing from other providers. What you want deleted, we delete, unless a law requires us to keep it; backups are overwritten in their regular cycle.",
        "not-sold",
        "recipients-named",
        "chat-after-press",
        "voice-after-press",
        "erase-on-request",
      ),
    },
  },
});
