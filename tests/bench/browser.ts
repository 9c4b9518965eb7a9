import { loadavg } from "node:os";
import type { CDPSession, Page } from "playwright";

/** Prints a figure beside its name. */
export const say = (what: string, value: string): void => console.log(`${what.padEnd(44)} ${value}`);

export const kilobytes = (bytes: number, digits = 1): string => `${(bytes / 1024).toFixed(digits)} KiB`;

/** What else the machine was doing: figures of time are worth little on a busy one. */
export function sayLoad(): void {
  say(
    "load of this machine",
    loadavg()
      .map((value) => value.toFixed(1))
      .join(" "),
  );
}

/** The browser's measurements, in milliseconds since the page's start; shifts have no unit. */
export interface Seen {
  fcp: number;
  lcp: number;
  shifts: number;
  /** The longest time from a press to the frame that shows what it did. */
  press: number;
  /** Tasks of more than 50 ms on the main thread. */
  longTasks: { at: number; duration: number }[];
}

declare global {
  interface Window {
    seen?: Seen;
  }
}

/** Records paints, shifts and long tasks from the very start of the next page. */
export async function watch(page: Page): Promise<void> {
  // tsx marks named functions with a helper of its own, which a page does not have.
  await page.addInitScript("globalThis.__name ??= (value) => value");
  await page.addInitScript(() => {
    const seen: Seen = { fcp: 0, lcp: 0, shifts: 0, press: 0, longTasks: [] };
    window.seen = seen;
    const observe = (type: string, each: (entry: PerformanceEntry) => void) => {
      // The shortest that browsers tell of.
      const options = { type, buffered: true, durationThreshold: 16 };
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe(options);
    };
    observe("paint", ({ name, startTime }) => {
      if (name === "first-contentful-paint") seen.fcp = startTime;
    });
    observe("largest-contentful-paint", ({ startTime }) => {
      seen.lcp = startTime;
    });
    observe("layout-shift", (entry) => {
      if ("value" in entry && typeof entry.value === "number") seen.shifts += entry.value;
    });
    observe("event", ({ name, duration }) => {
      if (name === "click") seen.press = Math.max(seen.press, duration);
    });
    observe("longtask", ({ startTime, duration }) => void seen.longTasks.push({ at: startTime, duration }));
  });
}

export async function seenOn(page: Page): Promise<Seen> {
  const seen = await page.evaluate(() => window.seen);
  if (!seen) throw new Error("The page was not watched.");
  return seen;
}

/** Time on the main thread beyond 50 ms of each task, between first paint and `until`. */
export function blocking({ fcp, longTasks }: Seen, until = Number.POSITIVE_INFINITY): number {
  return longTasks
    .filter(({ at }) => at >= fcp && at < until)
    .reduce((sum, { duration }) => sum + duration - 50, 0);
}

/** A phone on a slow line: Lighthouse's mobile preset. */
export async function slowPhone(session: CDPSession): Promise<void> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1_638.4 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
