import type { ReportName } from "@mainlicht/voice/call";
import type { VoiceEvent as Told } from "@mainlicht/voice/vapi";
import * as z from "zod/mini";
import type { VoiceEvent } from "#features/voice/voice.port.ts";

const transcript = z.object({
  type: z.literal("transcript"),
  role: z.enum(["user", "assistant"]),
  transcriptType: z.enum(["partial", "final"]),
  transcript: z.string(),
});

type Captioned = Omit<Extract<VoiceEvent, { type: "captioned" }>, "language">;

/** @returns null for any message that is no transcript; anybody in the room may send anything. */
export function captionOf(message: unknown): Captioned | null {
  const read = transcript.safeParse(message);
  if (!read.success) return null;
  const { role, transcriptType, transcript: text } = read.data;
  return {
    type: "captioned",
    from: role === "user" ? "visitor" : "assistant",
    text,
    final: transcriptType === "final",
  };
}

const ending = z.object({
  type: z.literal("status-update"),
  status: z.literal("ended"),
  endedReason: z.optional(z.string()),
});

/** @returns why the call is over, in the provider's words; null for any other message. */
export function endingOf(message: unknown): string | null {
  const read = ending.safeParse(message);
  return read.success ? (read.data.endedReason ?? "") : null;
}

/** The events that are reported by their name alone: all but stages, levels and the download of the program. */
export type Reported = Extract<Told, { type: ReportName }>;

/** For the log: short, and never an error of its own. */
export function detailOf(event: Reported): string {
  switch (event.type) {
    case "message":
      return text(event.message);
    case "error":
      return text({ type: event.kind, message: event.message });
    case "call-start-failed": {
      const { error, stack, context } = event.failure;
      return text({ error, stack, context });
    }
    case "camera-error":
    case "network-quality-change":
    case "network-connection":
      return text(event.detail);
    default:
      return "";
  }
}

function text(given: unknown): string {
  try {
    return JSON.stringify(given) ?? "";
  } catch {
    return String(given);
  }
}
