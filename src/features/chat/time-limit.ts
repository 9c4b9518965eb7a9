import type { Clock } from "#shared/clock.ts";

/** Fires once after `ms`, as a promise and as a signal, unless it is cancelled. */
export function timeLimit(clock: Clock, ms: number, end: AbortSignal) {
  const over = new AbortController();
  let cancel: () => void = () => undefined;
  const passed = new Promise<"passed">((resolve) => {
    cancel = clock.after(ms, () => {
      over.abort();
      resolve("passed");
    });
    end.addEventListener("abort", () => {
      cancel();
      resolve("passed");
    });
  });
  return { signal: over.signal, passed, cancel: () => cancel() };
}
