import { expect } from "storybook/test";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({ title: "ui/Prose", component: Prose });

export const RunningText = meta.story({
  args: {
    children: (
      <>
        <Heading level={2} size="m">
          Was wir übernehmen
        </Heading>
        <p>
          Eine Anfrage kommt um 22 Uhr. Niemand ist im Büro, und trotzdem hat sie eine Minute später eine
          Antwort, eine Akte und einen Termin. Wir bauen die Wege dafür in Ihren Systemen.
        </p>
        <ul>
          <li>Rechnungen lesen, prüfen und ablegen</li>
          <li>
            Rückfragen beantworten, mit <a href="#source">Quellenangabe</a>
          </li>
          <li>
            <strong>Nie</strong> ohne Freigabe zahlen
          </li>
        </ul>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByText(/^Eine Anfrage kommt/);
    await expect(first?.clientWidth).toBeLessThan(620);
  },
});

export const Lead = meta.story({
  args: {
    size: "lead",
    children: <p>Eine Anfrage kommt um 22 Uhr, eine Minute später eine Antwort.</p>,
  },
});

export const Quiet = meta.story({
  args: {
    size: "small",
    quiet: true,
    children: <p>Eine Anfrage kommt um 22 Uhr, eine Minute später eine Antwort.</p>,
  },
});
