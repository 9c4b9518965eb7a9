import type { Clock } from "./clock.ts";

/** Resolves when the signal is aborted. */
export function aborted(signal: AbortSignal): Promise<"aborted"> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve("aborted");
    signal.addEventListener("abort", () => resolve("aborted"), { once: true });
  });
}

/**
 * Limits a piece of work, as `AbortSignal.timeout` does, but on a clock that a test can move.
 * @param end ends the work early.
 * @returns a signal that is aborted by the end or the time limit, whichever comes first.
 */
export function timeLimit(clock: Clock, ms: number, end: AbortSignal) {
  const over = new AbortController();
  const signal = AbortSignal.any([end, over.signal]);
  const cancel = clock.after(ms, () => over.abort());
  end.addEventListener("abort", cancel, { once: true });
  if (end.aborted) cancel();
  return { signal, timedOut: () => over.signal.aborted, cancel };
}

/**
 * Gives a piece of work so much time, and tells it by its signal when that is over.
 * @param end ends the work early.
 * @returns what was made, or "aborted" when the end or the time limit comes first.
 */
export async function within<Made>(
  clock: Clock,
  ms: number,
  end: AbortSignal,
  work: (signal: AbortSignal) => Promise<Made>,
): Promise<Made | "aborted"> {
  const { signal, cancel } = timeLimit(clock, ms, end);
  const made = await Promise.race([work(signal), aborted(signal)]);
  cancel();
  return made;
}

/** Resolves after `ms` milliseconds, or at once when the signal is aborted. */
export function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<unknown> {
  return aborted(timeLimit(clock, ms, signal).signal);
}
