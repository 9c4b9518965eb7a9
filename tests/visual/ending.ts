import type { Page } from "@playwright/test";

/** The result of a story that was rendered and played without an error, and without a violation that axe found. */
export const well = "finished";

/** The time limit of a story, in milliseconds. */
const patience = 45_000;

/** Storybook's events for errors. "storyFinished" alone does not tell of each of them. */
const faults = [
  "playFunctionThrewException",
  "unhandledErrorsWhilePlaying",
  "storyThrewException",
  "storyErrored",
  "storyMissing",
];

/** The result of one reporter, such as axe; only the fields that are read here. */
interface Report {
  type: string;
  status: "passed" | "warning" | "failed";
  result?: {
    error?: unknown;
    violations?: readonly { id: string; help: string; nodes: readonly { target: readonly unknown[] }[] }[];
  };
}

interface Channel {
  last(
    event: "storyFinished",
  ): readonly { storyId: string; status: "success" | "error"; reporters: readonly Report[] }[] | undefined;
  last(event: string): readonly unknown[] | undefined;
}

/** Lists what axe found: a line for each rule, with the elements. */
function barriersIn({ type, result: { violations, error } = {} }: Report): string[] {
  if (!violations) return [`${type} could not tell: ${String(error)}`];
  return violations.map(({ id, help, nodes }) => {
    const elements = nodes.map(({ target }) => target.join(" ")).join(", ");
    return `${type}, ${id}: ${help}: ${elements}`;
  });
}

/**
 * Waits until a story has finished.
 * @returns {@link well}, or the errors.
 */
export async function endOf(page: Page, id: string): Promise<string> {
  const { end, wrong } = await page.evaluate(
    async ({ id, faults, patience }) => {
      const start = performance.now();
      const channel = (): Channel | undefined =>
        Reflect.get(Reflect.get(window, "__STORYBOOK_PREVIEW__") ?? {}, "channel");
      const finished = () =>
        channel()
          ?.last("storyFinished")
          ?.find(({ storyId }) => storyId === id);
      while (!finished() && performance.now() - start < patience) await new Promise(requestAnimationFrame);
      const wrong = faults.flatMap((event) => {
        const words = channel()?.last(event)?.flat();
        return words
          ? [`${event}: ${words.map((word) => Reflect.get(Object(word), "message")).join("; ")}`]
          : [];
      });
      return { end: finished(), wrong };
    },
    { id, faults, patience },
  );
  const reports = end?.reporters.filter(({ status }) => status === "failed") ?? [];
  const all = [...wrong, ...reports.flatMap(barriersIn)];
  if (all.length > 0) return all.join("\n");
  return end?.status === "success" ? well : `ended ${end?.status ?? "not at all"}`;
}
