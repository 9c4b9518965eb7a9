import type { Page } from "@playwright/test";

/** How a story ended that is well: drawn, its play function through, no error on the way. */
export const well = "finished";

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

interface Heard {
  status: unknown;
  said: { event: string; words: readonly unknown[] }[];
}

/** In the page: goes to the story if asked, then waits for its last word. Words from before are another story's. */
async function listen({ id, goes, faults, patience }: Listening): Promise<Heard> {
  const start = performance.now();
  const inTime = () => performance.now() - start < patience;
  const channelOf = (): Channel | undefined =>
    Reflect.get(Reflect.get(window, "__STORYBOOK_PREVIEW__") ?? {}, "channel");
  while (!channelOf() && inTime()) await new Promise(requestAnimationFrame);
  const channel = channelOf();
  if (!channel) return { status: "there is no book", said: [] };

  const events = [...faults, "storyFinished"];
  const before = new Map(goes ? events.map((event) => [event, channel.last(event)]) : []);
  const heard = (event: string) =>
    channel.last(event) === before.get(event) ? undefined : channel.last(event);
  const status = () => {
    const [word] = heard("storyFinished") ?? [];
    return typeof word === "object" && word && Reflect.get(word, "storyId") === id
      ? Reflect.get(word, "status")
      : undefined;
  };
  if (goes) channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
  while (!status() && !heard("storyMissing") && !heard("storyErrored") && inTime()) {
    await new Promise(requestAnimationFrame);
  }
  const said = faults.flatMap((event) => {
    const words = heard(event);
    return words ? [{ event, words }] : [];
  });
  return { status: status() ?? "not at all", said };
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

async function hear(page: Page, id: string, goes: boolean): Promise<string> {
  const { status, said } = await page.evaluate(listen, { id, goes, faults, patience });
  const wrong = said.map(({ event, words }) => `${event}: ${sentencesOf(words).join("; ")}`);
  if (wrong.length > 0) return wrong.join("\n");
  return status === "success" ? well : `ended ${String(status)}`;
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
