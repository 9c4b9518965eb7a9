import { type Classifier, learn } from "./classifier.ts";
import { judge } from "./judge.ts";
import type { Order, Report } from "./understand.protocol.ts";

/** Learns from the wordings that come first, then judges one question after the other. */
let classifier: Classifier | null = null;

self.addEventListener("message", ({ data }: MessageEvent<Order>) => {
  if (data.type === "learn") classifier = learn(data.wordings, data.language);
  else if (classifier) {
    self.postMessage({
      type: "judged",
      id: data.id,
      judgement: judge(data.question, classifier),
    } satisfies Report);
  }
});

self.postMessage({ type: "ready" } satisfies Report);
