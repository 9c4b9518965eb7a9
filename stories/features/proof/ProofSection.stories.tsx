import { expect, waitFor } from "storybook/test";
import { measureVisit } from "#app/adapters/visit.ts";
import { measuredCopy } from "#features/proof/measured.copy.ts";
import { ProofSection } from "#features/proof/ProofSection.tsx";
import { proofCopy } from "#features/proof/proof.copy.ts";
import type { Measure, Measured } from "#features/proof/proof.port.ts";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";

const measured: Measured = { firstPaint: 640, bytes: 183_400, foreignServers: 0, cookies: 0 };
const fixed: Measure = async () => measured;

const meta = preview.meta({
  title: "features/proof/ProofSection",
  component: ProofSection,
  parameters: { layout: "fullscreen" },
  args: {
    requestDays: 180,
    hrefs: { visit: "/datenschutz/", access: "/barrierefreiheit/", deletion: "/sicherheit/" },
    measure: fixed,
  },
});

/** Before a press: what is promised, and where each is told in full. Nothing is measured unasked. */
export const Promised = meta.story({
  tags: ["also-de-360"],
  play: async ({ args, canvas, globals, step }) => {
    const words = wordsOf(proofCopy, globals);
    await step("Each fact leads to where it is told in full", async () => {
      for (const id of ["visit", "access", "deletion"] as const) {
        await expect(canvas.getByRole("link", { name: words.more[id] })).toHaveAttribute(
          "href",
          args.hrefs[id],
        );
      }
    });
    await step("Nothing is measured unasked", async () => {
      await expect(canvas.getByRole("status")).toHaveTextContent(words.measureHint);
    });
    await step("Where there is room the facts stand beside what they prove", async () => {
      const title = canvas.getByRole("heading", { name: words.title });
      const facts = canvas.getByRole("list").getBoundingClientRect();
      const beside = facts.left > title.getBoundingClientRect().right;
      await expect(beside).toBe(window.innerWidth >= 1200);
    });
  },
});

/** The visitor's own figures, said as a status. */
export const MeasuredHere = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    const words = wordsOf(proofCopy, globals);
    const said = wordsOf(measuredCopy, globals).sentence(measured);
    await userEvent.click(canvas.getByRole("button", { name: words.measure }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(said.replaceAll("\u00a0", " ")));
  },
});

/** The site's own measuring asks no server. */
export const SendsNothing = meta.story({
  tags: ["P-measured-here", "no-picture"],
  args: { measure: measureVisit },
  play: async ({ canvas, globals, step, userEvent }) => {
    const words = wordsOf(proofCopy, globals);
    const button = canvas.getByRole("button", { name: words.measure });
    const status = canvas.getByRole("status");
    await step("The first press fetches the words", async () => {
      await userEvent.click(button);
      await waitFor(() => expect(status).not.toHaveTextContent(words.measureHint));
    });
    await step("The next one fetches nothing", async () => {
      const asked = () => performance.getEntriesByType("resource").length;
      const before = asked();
      await userEvent.click(button);
      await expect(asked()).toBe(before);
    });
  },
});
