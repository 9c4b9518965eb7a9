import { expect, test } from "vitest";
import { chatDemoAt, chatLoop, chatMoments } from "#features/solutions/chat-demo/chat.timeline.ts";

test("[DEMO-01] the messages come 2.5 s apart", () => {
  const arrivals = Array.from({ length: chatLoop }, (_, at) => at).filter(
    (at) => at > 0 && chatDemoAt(at).shown > chatDemoAt(at - 1).shown,
  );
  expect(arrivals).toEqual([1000, 3500, 6000, 8500]);
  expect(chatMoments).toEqual(arrivals);
});
