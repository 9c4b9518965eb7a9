/** Names of the installed voice client that are not the specified ones, in stages and in errors. */
const theirs = "daily-call-";
const specified = "video-call-";

/** The stages of a start, in order, as the specification names them. */
export const stages = [
  "validation",
  "initialization",
  "web-call-creation",
  "video-call-object-creation",
  "mobile-permissions",
  "video-call-join",
  "video-recording-setup",
  "video-recording-started",
  "audio-observer-setup",
  "audio-processing-setup",
] as const;

export type Stage = (typeof stages)[number];

/** A name of a stage or an error as the specification has it. */
export function specifiedName(name: string): string {
  return name.startsWith(theirs) ? specified + name.slice(theirs.length) : name;
}

/** The stage, or null where the specification knows none of that name. */
export function stageOf(name: string): Stage | null {
  return stages.find((stage) => stage === specifiedName(name)) ?? null;
}
