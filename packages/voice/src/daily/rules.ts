import type { DailyReceiveSettings, DailyThemeConfig } from "@daily-co/daily-js";
import { z } from "zod";
import { CallRefused } from "../refused.ts";

const hex = z.string().regex(/^#([\da-f]{3}|[\da-f]{6})$/i, "A colour is # with 3 or 6 hex digits.");
const colours = z.record(z.string(), hex);

const interval = z.number("The interval is a number.").min(100, "The interval is at least 100 ms.");
const names = z.union([z.literal("always"), z.literal("never"), z.literal(false)], {
  error: 'Names are shown "always", "never" or false.',
});
const recording = z.enum(["cloud", "raw-tracks", "local"], {
  error: 'A recording is "cloud", "raw-tracks" or "local".',
});
const colourSets = z.union([
  z.object({ colors: colours }),
  z.object({ light: z.object({ colors: colours }), dark: z.object({ colors: colours }) }),
]);

/** How the names of participants are shown in the prebuilt frame. */
export type NamesMode = z.infer<typeof names>;

/** The layouts of a recording. */
export type RecordingType = z.infer<typeof recording>;

function checked<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (!read.success) throw new CallRefused(read.error.issues.map(({ message }) => message).join(" "));
  return read.data;
}

/** Milliseconds between two reports of the audio level. */
export function levelInterval(value: unknown): number {
  return checked(interval, value);
}

export function namesMode(value: unknown): NamesMode {
  return checked(names, value);
}

export function recordingType(value: unknown): RecordingType {
  return checked(recording, value);
}

/** The same theme, once all its colours are hex and nothing but hex. */
export function theme(value: DailyThemeConfig): DailyThemeConfig {
  checked(colourSets, value);
  return value;
}

/** The settings that the call client takes: nobody receives their own tracks, so `local` has nothing to set. */
export function receiveSettings({
  local: _own,
  ...others
}: DailyReceiveSettings & { local?: unknown }): DailyReceiveSettings {
  return others;
}
