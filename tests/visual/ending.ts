import type { Page } from "@playwright/test";

/** How a story ended that is well: drawn, its play function through, no error on the way, nothing that axe objects to. */
export const well = "finished";

/** How long a story may take, in milliseconds. */
const patience = 20_000;

/** What the book's channel says of a story that is not well: its last word alone does not tell. */
const faults = [
  "playFunctionThrewException",
  "unhandledErrorsWhilePlaying",
  "storyThrewException",
  "storyErrored",
  "storyMissing",
];

/** A story's last word on Storybook's channel. */
interface Finished {
  storyId: string;
  status: "success" | "error";
  reporters: readonly Report[];
}

/** What a part of the book reports of a story that has ended; of axe's words those that are read here. */
interface Report {
  type: string;
  status: "passed" | "warning" | "failed";
  result?: {
    error?: unknown;
    violations?: readonly { id: string; help: string; nodes: readonly { target: readonly unknown[] }[] }[];
  };
}

interface Channel {
  last(event: "storyFinished"): readonly Finished[] | undefined;
  last(event: string): readonly unknown[] | undefined;
}

/** What axe objects to, a line for each rule, with the elements. */
function barriersIn({ type, result: { violations, error } = {} }: Report): string[] {
  if (!violations) return [`${type} could not tell: ${String(error)}`];
  return violations.map(({ id, help, nodes }) => {
    const elements = nodes.map(({ target }) => target.join(" ")).join(", ");
    return `${type}, ${id}: ${help}: ${elements}`;
  });
}

/**
 * Waits until a story has ended.
 * @returns {@link well}, or what went wrong in the document.
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
