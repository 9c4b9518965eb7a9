import { expect } from "storybook/test";
import { claimsCopy } from "#features/solutions/claims.copy.ts";
import { crmSystems } from "#features/solutions/claims.figures.ts";
import { crmTeaserCopy } from "#features/solutions/crm-teaser/crm-teaser.copy.ts";
import { SolutionsSection } from "#features/solutions/SolutionsSection.tsx";
import { solutionsCopy } from "#features/solutions/solutions.copy.ts";
import { solutions } from "#shared/solutions.ts";
import preview from "../../../.storybook/preview.tsx";
import { plain } from "../../support/plain.ts";
import { wordsOf } from "../../support/words.ts";

const meta = preview.meta({
  title: "features/solutions/SolutionsSection",
  component: SolutionsSection,
  parameters: { layout: "fullscreen" },
  args: { at: 8500 },
});

/** The first tab is open; its figures stand with their notes. */
export const Chat = meta.story({
  tags: ["also-de-360", "SOL-03", "SOL-01"],
  play: async ({ canvas, canvasElement, globals }) => {
    const words = wordsOf(solutionsCopy, globals);
    await expect(canvas.getByRole("region", { name: words.title })).toHaveAttribute("id", "services");
    const tabs = canvas.getAllByRole("tab");
    for (const [at, solution] of solutions.entries()) {
      await expect(tabs[at]).toHaveAccessibleName(words.solutions[solution].tab);
      await expect(tabs[at]).toHaveAccessibleDescription(words.solutions[solution].outcome);
    }
    await expect(tabs[0]).toHaveAttribute("aria-selected", "true");
    for (const { figure, basis } of wordsOf(claimsCopy, globals).claims) {
      const set = (_: string, element: Element | null) =>
        element?.tagName === "STRONG" && plain(element.textContent ?? "") === plain(figure);
      await expect(canvas.getByText(set)).toBeVisible();
      await expect(canvasElement).toHaveTextContent(plain(String(basis)));
    }
    // A target is no larger than what holds already.
    const sizes = [
      ...canvasElement.querySelectorAll(`[aria-label="${wordsOf(claimsCopy, globals).label}"] strong`),
    ].map((set) => getComputedStyle(set).fontSize);
    await expect(new Set(sizes).size).toBe(1);
  },
});

export const Lead = meta.story({
  tags: ["also-de-360", "also-motion", "SOL-05", "SOL-01"],
  args: { initial: 1, at: 11_500 },
  play: async ({ canvas, globals }) => {
    const { lead } = wordsOf(solutionsCopy, globals).solutions;
    for (const benefit of lead.benefits) await expect(canvas.getByText(benefit)).toBeVisible();
  },
});

export const Crm = meta.story({
  tags: ["also-de-360", "SOL-04", "SOL-01"],
  args: { initial: 2, at: 2600 },
  play: async ({ canvas, globals }) => {
    const list = canvas.getByRole("list", { name: wordsOf(solutionsCopy, globals).systems });
    await expect([...list.children].map((item) => item.textContent)).toEqual([...crmSystems]);
  },
});

/** Each has its way to the contact form; the claims stand under all, and nothing below the tabs moves when another is chosen. */
export const OneHeight = meta.story({
  tags: ["no-picture", "SOL-02"],
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas, globals, step, userEvent }) => {
    const claims = canvas.getByRole("list", { name: wordsOf(claimsCopy, globals).label });
    const { call } = wordsOf(solutionsCopy, globals);
    const top = claims.getBoundingClientRect().top;
    for (const tab of canvas.getAllByRole("tab")) {
      await step(`The tab ${tab.textContent}`, async () => {
        await userEvent.click(tab);
        await expect(canvas.getAllByRole("tabpanel")).toHaveLength(1);
        await expect(canvas.getByRole("link", { name: call })).toHaveAttribute("href", "#contact");
        await expect(claims).toBeVisible();
        await expect(claims.getBoundingClientRect().top).toBe(top);
      });
    }
  },
});

/** The chat's answer goes on to the other systems: the button opens their tab and focuses it. */
export const FromChatToCrm = meta.story({
  tags: ["also-motion"],
  play: async ({ canvas, globals, userEvent }) => {
    const { crm } = wordsOf(solutionsCopy, globals).solutions;
    await userEvent.click(canvas.getByRole("button", { name: wordsOf(crmTeaserCopy, globals).go }));
    await expect(canvas.getByRole("tabpanel", { name: crm.tab })).toBeVisible();
    await expect(canvas.getByRole("tab", { name: crm.tab })).toHaveFocus();
  },
});
