import { expect, waitFor } from "storybook/test";
import { LeadDemo } from "#features/solutions/lead-demo/LeadDemo.tsx";
import { leadDemoCopy } from "#features/solutions/lead-demo/lead.copy.ts";
import preview from "../../../.storybook/preview.tsx";
import { noWider } from "../../support/no-wider.tsx";
import { wordsOf } from "../../support/words.ts";

const meta = preview.meta({
  title: "features/solutions/LeadDemo",
  component: LeadDemo,
  decorators: [noWider("44rem")],
});

function states(element: Element): (string | undefined)[] {
  return [...element.querySelectorAll<HTMLElement>("ol > li[data-state]")].map(
    ({ dataset }) => dataset["state"],
  );
}

function card(element: Element): HTMLElement | null {
  return element.querySelector<HTMLElement>("div[data-shown]:last-child");
}

function page(element: Element): HTMLElement | null {
  return element.querySelector<HTMLElement>("div[data-shown]:first-child");
}

/** Where the card will be, the page stands that the visitor reads. */
export const VisitorLands = meta.story({
  tags: ["DEMO-03"],
  args: { at: 0 },
  play: async ({ canvasElement, globals }) => {
    await expect(states(canvasElement)[0]).toBe("current");
    await expect(card(canvasElement)).toHaveAttribute("data-shown", "false");
    await expect(page(canvasElement)).toHaveAttribute("data-shown", "true");
    await expect(page(canvasElement)).toHaveTextContent(wordsOf(leadDemoCopy, globals).page.title);
  },
});

/** The spinner of a step runs for 1.5 s; then it is done, half a second before the next begins. */
export const FormFilled = meta.story({
  tags: ["DEMO-03"],
  args: { at: 3500 },
  play: async ({ canvasElement, globals }) => {
    await expect(states(canvasElement)).toEqual(["done", "done", "waiting", "waiting", "waiting", "waiting"]);
    const { name, email } = wordsOf(leadDemoCopy, globals).lead;
    for (const typed of [name, email]) await expect(page(canvasElement)).toHaveTextContent(typed);
  },
});

/** From step 2 on the card shows, not yet scored. */
export const DataCaptured = meta.story({
  tags: ["DEMO-04"],
  args: { at: 4000 },
  play: async ({ canvasElement, globals }) => {
    await expect(card(canvasElement)).toHaveAttribute("data-shown", "true");
    await expect(page(canvasElement)).toHaveAttribute("data-shown", "false");
    await expect(card(canvasElement)).toHaveTextContent(wordsOf(leadDemoCopy, globals).noScore);
  },
});

/** Half way through the count: five more every 50 ms. */
export const Scoring = meta.story({
  tags: ["DEMO-05"],
  args: { at: 6400 },
  play: async ({ canvasElement, globals }) => {
    await expect(card(canvasElement)).toHaveTextContent(wordsOf(leadDemoCopy, globals).ofHundred(40));
    await expect(canvasElement).toHaveTextContent("4/6");
  },
});

/** The end, and what shows where nothing may move. */
export const Assigned = meta.story({
  tags: ["also-de-360", "DEMO-03", "DEMO-05"],
  globals: { motion: "still" },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() => expect(new Set(states(canvasElement))).toEqual(new Set(["done"])));
    await expect(card(canvasElement)).toHaveTextContent(wordsOf(leadDemoCopy, globals).ofHundred(85));
  },
});
