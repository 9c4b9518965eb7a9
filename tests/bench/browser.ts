import { loadavg } from "node:os";

/** Prints a figure beside its name. */
export const say = (what: string, value: string): void => console.log(`${what.padEnd(44)} ${value}`);

/** What else the machine was doing: figures of time are worth little on a busy one. */
export function sayLoad(): void {
  const averages = loadavg().map((value) => value.toFixed(1));
  say("load of this machine", averages.join(" "));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
