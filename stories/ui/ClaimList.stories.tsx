import { expect, within } from "storybook/test";
import { ClaimList } from "#ui/claim/ClaimList.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "ui/ClaimList",
  component: ClaimList,
  args: {
    label: "Der Assistent in Zahlen",
    targets: ["tickets"],
    claims: [
      {
        id: "tickets",
        figure: "bis zu 70 %",
        label: "weniger Tickets",
        basis: "Zielwert für wiederkehrende Fragen; wir messen ihn in den ersten vier Wochen mit Ihnen.",
      },
      {
        id: "hours",
        figure: "24/7",
        label: "Antworten",
        basis: "Vom Assistenten. Menschen antworten zu Ihren Geschäftszeiten.",
      },
    ],
  },
});

/** Each figure with its basis below it, not behind a press. The line of what is aimed at is dashed. */
export const Two = meta.story({
  tags: ["SOL-03"],
  play: async ({ args, canvas }) => {
    const items = within(canvas.getByRole("list", { name: args.label })).getAllByRole("listitem");
    for (const [at, { figure, label, basis }] of args.claims.entries()) {
      await expect(items[at]).toHaveTextContent(`${figure}${label} ${basis}`);
    }
  },
});

/** Long German words in a narrow place. */
export const Narrow = meta.story({
  args: {
    claims: [
      {
        id: "time",
        figure: "1.250 h",
        label: "Bearbeitungszeit im Auftragsmanagement",
        basis: "Hochgerechnet aus der Bearbeitungszeit eines Quartals.",
      },
      {
        id: "share",
        figure: "100 %",
        label: "Nachvollziehbarkeit",
        basis: "Jede Änderung wird protokolliert.",
      },
    ],
  },
  globals: { viewport: { value: "phone", isRotated: false } },
});
