import type { Language } from "#shared/copy.ts";
import { startOwnWorker } from "#shared/own-worker.ts";
import type { Judgement, Understand } from "./judge.ts";
import type { Order, Report } from "./understand.protocol.ts";
import address from "./understand.worker.ts?worker&url";
import { wordingsOf } from "./wordings.ts";

/** What is needed of a worker. */
export type WorkerLike = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

const startWorker = (): WorkerLike => startOwnWorker(address);

interface Waiting {
  resolve: (judgement: Judgement) => void;
  reject: (cause: Error) => void;
}

/**
 * Learning takes longer than a frame: it happens beside the page, in a worker that ends with the signal.
 * @returns when all that it needs has been fetched. @throws Error when something of it does not come.
 */
export async function understandInWorker(
  language: Language,
  signal: AbortSignal,
  start = startWorker,
): Promise<Understand> {
  const wordings = await wordingsOf(language);
  const worker = start();
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let failed: Error | null = null;
  signal.addEventListener("abort", () => worker.terminate(), { once: true });
  await new Promise<void>((ready, reject) => {
    worker.addEventListener("message", (event) => {
      const report = (event as MessageEvent<Report>).data;
      if (report.type === "ready") return ready();
      waiting.get(report.id)?.resolve(report.judgement);
      waiting.delete(report.id);
    });
    worker.addEventListener("error", (event) => {
      failed = new Error("The worker that understands questions has failed.", { cause: event });
      reject(failed);
      for (const one of waiting.values()) one.reject(failed);
      waiting.clear();
    });
  });
  worker.postMessage({ type: "learn", wordings, language } satisfies Order);
  return (question) =>
    new Promise((resolve, reject) => {
      if (failed) return reject(failed);
      asked += 1;
      waiting.set(asked, { resolve, reject });
      worker.postMessage({ type: "judge", id: asked, question } satisfies Order);
    });
}
