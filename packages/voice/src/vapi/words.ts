import { type StartStage, startStages } from "../call.ts";

/** Finds the message of an error. The client passes a text, an error, a server's body, or one inside another. */
export function messageOf(error: unknown, depth = 0): string {
  if (typeof error === "string") return error;
  if (depth > 4 || error === null || error === undefined) return "Unknown error";
  if (Array.isArray(error)) return error.map((part) => messageOf(part, depth + 1)).join(" ");
  if (typeof error !== "object") return String(error);
  for (const place of ["message", "msg", "errorMsg", "error"]) {
    const found: unknown = Reflect.get(error, place);
    if (found !== undefined && found !== null) return messageOf(found, depth + 1);
  }
  return error instanceof Response ? `HTTP ${error.status}` : JSON.stringify(error);
}

export function kindOf(error: unknown): string {
  const kind: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "type") : null;
  return typeof kind === "string" ? kind : "error";
}

/** How the installed client begins names, of stages and of errors, that the specification begins otherwise. */
const theirs = "daily-call-";
const specified = "video-call-";

export function specifiedName(name: string): string {
  return name.startsWith(theirs) ? specified + name.slice(theirs.length) : name;
}

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
