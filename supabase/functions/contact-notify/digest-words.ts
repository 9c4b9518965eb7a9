import type { Language } from "./words.ts";

/** The mail for requests over a limit: how many, where to read them, and nothing that anybody typed. */
export const digestWords: Record<Language, { subject: (count: number) => string; lines: readonly string[] }> =
  {
    de: {
      subject: (count) => (count === 1 ? "1 Anfrage über einem Limit" : `${count} Anfragen über einem Limit`),
      lines: [
        "Diese Anfragen sind gespeichert, kamen aber in sehr schneller Folge: von einer E-Mail-Adresse, von einem Anschluss oder insgesamt. Deshalb gab es keine einzelne Nachricht und keine Bestätigung.",
        "Es können echte darunter sein. `npm run inbox` zeigt sie; die Spalte Spam signal nennt das Limit. Auch für sie sind 24 Stunden versprochen.",
        "Kommen noch mehr, folgt die nächste Nachricht frühestens in einer Stunde.",
      ],
    },
    en: {
      subject: (count) => (count === 1 ? "1 request over a limit" : `${count} requests over a limit`),
      lines: [
        "These requests are stored, but arrived in very quick succession: from one email address, from one connection or in all. So there was no message for each, and no confirmation.",
        "Some may be genuine. `npm run inbox` shows them; the column Spam signal names the limit. The promise of 24 hours holds for them, too.",
        "If more arrive, the next message follows in an hour at the earliest.",
      ],
    },
  };
