import type { Page } from "@playwright/test";

/** How a story ended that is well: drawn, its play function through, no error on the way, nothing that axe objects to. */
export const well = "finished";

/** Noted with a test: how its story ended, for the book's results. */
export const endingNote = "ended";

/** How long a story may take, in milliseconds. */
const patience = 20_000;

/** What the book's channel says of a story that is not well. */
const faults = [
  "playFunctionThrewException",
  "unhandledErrorsWhilePlaying",
  "storyThrewException",
  "storyErrored",
  "storyMissing",
] as const;

/** Storybook's channel, as far as it is used here. */
interface Channel {
  last(event: string): readonly unknown[] | undefined;
  emit(event: string, what: object): void;
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

/** The story's last word. */
interface Finished {
  storyId: string;
  status: string;
  reporters: readonly Report[];
}

interface Heard {
  status: string;
  said: { event: string; words: readonly unknown[] }[];
  reports: readonly Report[];
}

/** In the page: goes to the story if asked, then waits for its last word. Words from before are another story's. */
async function listen({ id, goes, faults, patience }: Listening): Promise<Heard> {
  const start = performance.now();
  const inTime = () => performance.now() - start < patience;
  const channelOf = (): Channel | undefined =>
    Reflect.get(Reflect.get(window, "__STORYBOOK_PREVIEW__") ?? {}, "channel");
  while (!channelOf() && inTime()) await new Promise(requestAnimationFrame);
  const channel = channelOf();
  if (!channel) return { status: "there is no book", said: [], reports: [] };

  const events = [...faults, "storyFinished"];
  const before = new Map(goes ? events.map((event) => [event, channel.last(event)]) : []);
  const heard = (event: string) =>
    channel.last(event) === before.get(event) ? undefined : channel.last(event);
  const isFinished = (word: unknown): word is Finished =>
    typeof word === "object" && word !== null && Reflect.get(word, "storyId") === id;
  const finished = () => heard("storyFinished")?.find(isFinished);
  if (goes) channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
  while (!finished() && !heard("storyMissing") && !heard("storyErrored") && inTime()) {
    await new Promise(requestAnimationFrame);
  }
  const said = faults.flatMap((event) => {
    const words = heard(event);
    return words ? [{ event, words }] : [];
  });
  const { status = "not at all", reporters = [] } = finished() ?? {};
  return { status, said, reports: reporters.filter((report) => report.status === "failed") };
}

interface Listening {
  id: string;
  goes: boolean;
  faults: readonly string[];
  patience: number;
}

/** The sentences in what was said: errors come as plain objects with a message. */
function sentencesOf(word: unknown): string[] {
  if (Array.isArray(word)) return word.flatMap(sentencesOf);
  if (typeof word !== "object" || word === null) return [String(word)];
  return [String(Reflect.get(word, "message") ?? Reflect.get(word, "title") ?? "no message")];
}

/** What axe objects to, a line for each rule, with the elements. */
function barriersIn({ type, result }: Report): string[] {
  const { violations, error } = result ?? {};
  if (!violations) return [`${type} could not tell: ${String(error)}`];
  return violations.map(
    ({ id, help, nodes }) =>
      `${type}, ${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

async function hear(page: Page, id: string, goes: boolean): Promise<string> {
  const { status, said, reports } = await page.evaluate(listen, { id, goes, faults, patience });
  const wrong = said.map(({ event, words }) => `${event}: ${sentencesOf(words).join("; ")}`);
  wrong.push(...reports.flatMap(barriersIn));
  if (wrong.length > 0) return wrong.join("\n");
  return status === "success" ? well : `ended ${status}`;
}

/**
 * Waits until the story that the page was opened with has ended. Storybook's own phase does not tell how: it is
 * "finished" after a play function that threw, too.
 * @returns {@link well}, or what went wrong.
 */
export function endOf(page: Page, id: string): Promise<string> {
  return hear(page, id, false);
}

/** Goes on to another story in the same document, as from the sidebar, and waits until that one has ended. */
export function goOn(page: Page, id: string): Promise<string> {
  return hear(page, id, true);
}
