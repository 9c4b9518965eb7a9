import { expect } from "storybook/test";
import { type StepItem, StepList } from "#ui/step-list/StepList.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "ui/StepList",
  component: StepList,
  args: {
    "aria-label": "Ablauf",
    stateNames: { waiting: "offen", current: "läuft", done: "erledigt" },
    steps: [
      { id: "read", label: "Anfrage gelesen", state: "done", detail: "Müller Haustechnik, Hanau" },
      { id: "check", label: "Daten geprüft", state: "done" },
      {
        id: "score",
        label: "Bedarf wird bewertet",
        state: "current",
        detail: "14 Techniker, SAP Business One",
      },
      { id: "book", label: "Termin vorschlagen", state: "waiting" },
    ] satisfies readonly StepItem[],
  },
});

/** The states are heard as well as seen, and the current one is marked as such. */
export const Running = meta.story({
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole("listitem");
    await expect(steps).toHaveLength(4);
    await expect(steps[0]).toHaveTextContent(`Anfrage gelesen (erledigt)`);
    await expect(steps[2]).toHaveAttribute("aria-current", "step");
    await expect(steps[3]).not.toHaveAttribute("aria-current");
  },
});

export const LongGerman = meta.story({
  args: {
    steps: [
      { id: "a", label: "Handelsregistereintragsabgleich abgeschlossen", state: "done" },
      {
        id: "b",
        label: "Ansprechpartnerinnen-Zuordnung über die Unternehmensstammdatenverwaltung",
        state: "current",
        detail: "Übertragungswarteschlange wird nach und nach abgearbeitet",
      },
    ],
    style: { lineHeight: 1.5, letterSpacing: "0.12em", wordSpacing: "0.16em" },
  },
  globals: { language: "de", viewport: { value: "phone", isRotated: false } },
  decorators: [(Story) => <div style={{ containerType: "inline-size" }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list").getBoundingClientRect();
    const mark = canvas.getAllByRole("listitem")[1]?.querySelector("[aria-hidden]")?.getBoundingClientRect();
    const detail = canvas.getByText(/Übertragungswarteschlange/).getBoundingClientRect();
    await expect(detail.top).toBeGreaterThanOrEqual(mark?.bottom ?? Number.NaN);
    await expect(detail.bottom).toBeLessThanOrEqual(list.bottom);
  },
});
