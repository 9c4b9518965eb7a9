import type { Clock } from "#shared/clock.ts";

/** Fires once after `ms`, as a promise and as a signal, unless it is called off. */
export function timeLimit(clock: Clock, ms: number, end: AbortSignal) {
  const over = new AbortController();
  let callOff: () => void = () => undefined;
  const passed = new Promise<"passed">((resolve) => {
    callOff = clock.after(ms, () => {
      over.abort();
      resolve("passed");
    });
    end.addEventListener("abort", () => {
      callOff();
      resolve("passed");
    });
  });
  return { signal: over.signal, passed, callOff: () => callOff() };
}
