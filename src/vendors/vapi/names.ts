import { type StartStage, startStages } from "#shared/call.ts";

/** How the installed client begins names, of stages and of errors, that the specification begins otherwise. */
const theirs = "daily-call-";
const specified = "video-call-";

/** A name of a stage or an error as the specification has it. */
export function specifiedName(name: string): string {
  return name.startsWith(theirs) ? specified + name.slice(theirs.length) : name;
}

/** The stage, or null where the specification knows none of that name. */
export function stageOf(name: string): StartStage | null {
  return startStages.find((stage) => stage === specifiedName(name)) ?? null;
}

/** Errors that are reported while the call goes on (VOICE-14). */
const harmless: ReadonlySet<string> = new Set([
  "video-recording-setup-error",
  "audio-observer-setup-error",
  "audio-processing-setup-error",
  "audio-processor-recovery-error",
  "audio-start-failed",
]);

/** @param kind an error's name as the specification has it. */
export function isHarmless(kind: string): boolean {
  return harmless.has(kind);
}
