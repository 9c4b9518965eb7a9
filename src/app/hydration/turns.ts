/** The longest time that a turn waits for the page to come to rest. */
const longestMs = 100;

let last: Promise<unknown> = Promise.resolve();

/** A moment in which the page has nothing else to do; at once where no written page is taken over. */
function rest(): Promise<unknown> | undefined {
  if (typeof document === "undefined" || !document.documentElement.dataset["year"]) return;
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: longestMs });
    else setTimeout(resolve);
  });
}

/** Waits until the page rests, after all who asked before: what each then does is a task of its own. */
export function turn(): Promise<unknown> {
  last = last.then(rest);
  return last;
}

/**
 * For `React.lazy`: one part after the other. Those that are ready together React takes over in one long task, during
 * which no press is answered.
 */
export async function inTurn<Part>(load: () => Promise<Part>): Promise<{ default: Part }> {
  const part = await load();
  await turn();
  return { default: part };
}
