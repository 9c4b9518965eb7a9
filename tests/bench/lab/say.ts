import { loadavg } from "node:os";

/** Prints a figure beside its name. */
export const say = (what: string, value: string): void => console.log(`${what.padEnd(44)} ${value}`);

export const kilobytes = (bytes: number, digits = 1): string => `${(bytes / 1024).toFixed(digits)} KiB`;

/** What else the machine was doing: figures of time are worth little on a busy one. */
export function sayLoad(): void {
  const averages = loadavg().map((value) => value.toFixed(1));
  say("load of this machine", averages.join(" "));
}
