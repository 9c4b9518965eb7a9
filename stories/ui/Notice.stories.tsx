import { expect } from "storybook/test";
import { Button } from "#ui/button/Button.tsx";
import { Notice } from "#ui/notice/Notice.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "ui/Notice",
  component: Notice,
  args: { tone: "info" as const, children: <p>Wir antworten werktags innerhalb von vier Stunden.</p> },
});

export const Info = meta.story();

export const Good = meta.story({
  args: {
    tone: "good",
    title: "Ihre Anfrage ist angekommen",
    children: <p>Jana Brandt meldet sich bis morgen, 12 Uhr, per E-Mail.</p>,
  },
});

export const WithActions = meta.story({
  args: {
    tone: "danger",
    title: "Die Anfrage wurde nicht gesendet",
    children: <p>Keine Verbindung. Ihre Angaben sind noch da.</p>,
    role: "alert",
    actions: (
      <>
        <Button>Noch einmal senden</Button>
        <Button tone="secondary">Nachricht kopieren</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Die Anfrage wurde nicht gesendet");
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
  },
});

export const LongGerman = meta.story({
  args: {
    tone: "danger",
    title: "Datenübertragungsverbindung vorübergehend unterbrochen",
    children: (
      <p>
        Die Sicherheitsüberprüfung des Formularversands wurde abgelehnt. Schreiben Sie uns stattdessen an
        automatisierungsberatung@mainlicht-beispielunternehmen.de.
      </p>
    ),
    actions: <Button>Übertragung noch einmal versuchen</Button>,
  },
  globals: { language: "de", viewport: { value: "phone", isRotated: false } },
});
