import type { DailyReceiveSettings } from "@daily-co/daily-js";
import { z } from "zod";
import { CallRefused } from "../refused.ts";

const hex = z.string().regex(/^#([\da-f]{3}|[\da-f]{6})$/i, "A colour is # with 3 or 6 hex digits.");
const colours = z.object({ colors: z.record(z.string(), hex) });

export const levelInterval = z
  .number("The interval is a number.")
  .min(100, "The interval is at least 100 ms.");

export const namesMode = z.union([z.literal("always"), z.literal("never"), z.literal(false)], {
  error: 'Names are shown "always", "never" or false.',
});

export const recordingType = z.enum(["cloud", "raw-tracks", "local"], {
  error: 'A recording is "cloud", "raw-tracks" or "local".',
});

export const theme = z.union([colours, z.object({ light: colours, dark: colours })]);

/** @throws CallRefused in the words of the rule. */
export function checked<T>(rule: z.ZodType<T>, value: unknown): T {
  const read = rule.safeParse(value);
  if (!read.success) throw new CallRefused(read.error.issues.map(({ message }) => message).join(" "));
  return read.data;
}

/** The settings that the call client takes: nobody receives their own tracks, so `local` has nothing to set. */
export function receiveSettings({ local: _own, ...others }: DailyReceiveSettings & { local?: unknown }) {
  return others;
}
