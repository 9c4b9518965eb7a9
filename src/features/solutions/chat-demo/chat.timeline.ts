const spacing = 2500;
const typing = 1000;
const restartDelay = 3000;
const messages = 4;

/** When each message arrives: the indicator runs from the start, then one message every 2.5 s (DEMO-01). */
export const chatMoments: readonly number[] = Array.from(
  { length: messages },
  (_, index) => typing + index * spacing,
);

/** After all four it waits 3 s, clears and starts again (DEMO-02). */
export const chatLoop = typing + (messages - 1) * spacing + restartDelay;

/**
 * The frame of the chat demo at an instant (DEMO-01, DEMO-02).
 * @returns how many messages stand, and the index of the one whose typing indicator runs.
 */
export function chatDemoAt(elapsed: number) {
  const at = elapsed % chatLoop;
  const shown = chatMoments.filter((moment) => moment <= at).length;
  const next = chatMoments[shown];
  return { shown, typing: next !== undefined && at >= next - typing ? shown : undefined };
}
