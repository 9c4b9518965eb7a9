import { expect, fn } from "storybook/test";
import { PageQuestions } from "#app/pages/PageQuestions.tsx";
import { questionsOf } from "#app/pages/questions.ts";
import { buyingCopy } from "#features/buying/buying.copy.ts";
import { QuestionsSection } from "#features/buying/QuestionsSection.tsx";
import { frameCopy } from "#features/frame/frame.copy.ts";
import { languageOf } from "../../../.storybook/globals.tsx";
import preview from "../../../.storybook/preview.tsx";
import { plain } from "../../support/plain.ts";
import { wordsOf } from "../../support/words.ts";

const meta = preview.meta({
  title: "features/buying/QuestionsSection",
  component: QuestionsSection,
  parameters: { layout: "fullscreen" },
  args: { questions: [], proofHref: "", onAsk: fn() },
  render: ({ onAsk }) => <PageQuestions onAsk={onAsk} />,
});

export const Closed = meta.story({
  play: async ({ canvas, globals }) => {
    const questions = questionsOf(languageOf(globals));
    await expect(questions).toHaveLength(8);
    for (const { question, answer } of questions) {
      await expect(canvas.getByRole("heading", { level: 3, name: question })).toBeVisible();
      await expect(canvas.getByText(plain(answer), { exact: false })).not.toBeVisible();
    }
    const { proofMore } = wordsOf(buyingCopy, globals).questions;
    await expect(canvas.getByRole("link", { name: proofMore })).toHaveAttribute(
      "href",
      `${wordsOf(frameCopy, globals).security.href}#figures`,
    );
    // Where there is room, they stand beside their title.
    const [title, first] = canvas.getAllByRole("heading").map((heading) => heading.getBoundingClientRect());
    if (innerWidth >= 1200)
      await expect(first?.left).toBeGreaterThan(title?.right ?? Number.POSITIVE_INFINITY);
  },
});

/** A press opens one answer and leaves the others as they are. */
export const Opened = meta.story({
  tags: ["heard-de", "also-de-360"],
  play: async ({ canvas, globals, userEvent }) => {
    const [first, second] = questionsOf(languageOf(globals));
    await userEvent.click(canvas.getByText(first?.question ?? ""));
    await expect(canvas.getByText(plain(first?.answer ?? ""), { exact: false })).toBeVisible();
    await expect(canvas.getByText(second?.answer ?? "", { exact: false })).not.toBeVisible();
  },
});

/** Whose question is not there asks the assistant. */
export const Asked = meta.story({
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: wordsOf(buyingCopy, globals).questions.ask }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
});
