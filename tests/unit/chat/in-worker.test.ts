import { expect, test } from "vitest";
import { understandInWorker, type WorkerLike } from "#features/chat/answers/in-worker.ts";
import type { Report } from "#features/chat/answers/understand.protocol.ts";

const judgement = { kind: "unknown", ranked: [] } as const;

/** A worker whose messages the test sends. */
function fakeWorker() {
  const target = new EventTarget();
  const got: unknown[] = [];
  let ended = false;
  const worker: WorkerLike = {
    postMessage: (message: unknown) => void got.push(message),
    terminate: () => {
      ended = true;
    },
    addEventListener: target.addEventListener.bind(target),
  };
  const say = (data: Report) => target.dispatchEvent(new MessageEvent("message", { data }));
  return { worker, got, say, fail: () => target.dispatchEvent(new Event("error")), ended: () => ended };
}

async function begun() {
  const fake = fakeWorker();
  const over = new AbortController();
  const begin = understandInWorker("en", over.signal, () => {
    queueMicrotask(() => fake.say({ type: "ready" }));
    return fake.worker;
  });
  return { ...fake, over, understand: await begin };
}

test("learns first, then judges; answers find their questions", async () => {
  const { understand, got, say } = await begun();
  const [one, two] = [understand("one"), understand("two")];
  expect(got).toMatchObject([
    { type: "learn", language: "en" },
    { type: "judge", id: 1, question: "one" },
    { type: "judge", id: 2, question: "two" },
  ]);
  say({ type: "judged", id: 2, judgement: { ...judgement, kind: "unsure" } });
  say({ type: "judged", id: 1, judgement });
  expect(await one).toEqual(judgement);
  expect((await two).kind).toBe("unsure");
});

test("one that fails fails its questions, and those after", async () => {
  const { understand, fail } = await begun();
  const asked = expect(understand("one")).rejects.toThrow("has failed");
  fail();
  await asked;
  await expect(understand("two")).rejects.toThrow("has failed");
});

test("one that does not come is an error", async () => {
  const fake = fakeWorker();
  const begin = understandInWorker("en", new AbortController().signal, () => {
    queueMicrotask(fake.fail);
    return fake.worker;
  });
  await expect(begin).rejects.toThrow("has failed");
});

test("[CHAT-04] it ends with the signal", async () => {
  const { over, ended } = await begun();
  over.abort();
  expect(ended()).toBe(true);
});
