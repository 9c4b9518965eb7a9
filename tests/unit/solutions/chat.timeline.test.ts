import { expect, test } from "vitest";
import { chatDemoAt, chatLoop, chatMoments } from "#features/solutions/chat-demo/chat.timeline.ts";

test.each([
  // at, messages shown, who is typing (index of the message)
  [0, 0, 0],
  [999, 0, 0],
  [1000, 1, undefined],
  [2499, 1, undefined],
  [2500, 1, 1],
  [3499, 1, 1],
  [3500, 2, undefined],
  [4999, 2, undefined],
  [5000, 2, 2],
  [5999, 2, 2],
  [6000, 3, undefined],
  [7499, 3, undefined],
  [7500, 3, 3],
  [8499, 3, 3],
  [8500, 4, undefined],
  [11_499, 4, undefined],
])("[DEMO-01] at %i ms %i messages stand and message %s is being typed", (at, shown, typing) => {
  expect(chatDemoAt(at)).toEqual({ shown, typing });
});

test.each([
  [11_500, 0, 0],
  [12_499, 0, 0],
  [12_500, 1, undefined],
  [11_500 * 7 + 8500, 4, undefined],
])("[DEMO-02] cleared 3 s after the fourth and begun again: at %i ms %i messages", (at, shown, typing) => {
  expect(chatDemoAt(at)).toEqual({ shown, typing });
});

test("[DEMO-01] the messages come 2.5 s apart", () => {
  const arrivals = Array.from({ length: chatLoop }, (_, at) => at).filter(
    (at) => at > 0 && chatDemoAt(at).shown > chatDemoAt(at - 1).shown,
  );
  expect(arrivals).toEqual([1000, 3500, 6000, 8500]);
  expect(chatMoments).toEqual(arrivals);
});
