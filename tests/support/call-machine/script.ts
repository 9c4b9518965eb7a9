/** Overrides for the stand-in's behaviour; without one it behaves like the real client. */
export type Reaction =
  /** Says nothing, for ever. */
  | { does: "ignore" }
  /** Answers that it could not. */
  | { does: "error"; error: string }
  /** Answers, later. */
  | { does: "delay"; ms: number }
  /** Ends the whole meeting with one of the fatal error types. */
  | { does: "fatal"; type: string; message: string };

/** How a stand-in for the remotely loaded part of the call client behaves. All of it is plain data. */
export interface MachineScript {
  /** By action as the call client names it: "join-meeting", "leave-meeting", "update-input-settings" … */
  on?: Readonly<Record<string, Reaction>>;
  /** Whether the assistant has a sounding track; without one, "listening" comes as soon as it is subscribed to. */
  speaker?: "tone" | "none";
  /** Milliseconds from "playable" to "listening". */
  listeningAfterMs?: number;
  /** Milliseconds from the request to join until it has joined. */
  joinAfterMs?: number;
  /** The assistant's loudness, one value each 100 ms, over and over. */
  levels?: readonly number[];
  /** The assistant's message after "listening"; a string is sent as it is, anything else as JSON. */
  messages?: readonly { afterMs: number; data: unknown }[];
  /** A fatal error after "listening". */
  fatal?: { afterMs: number; type: string; message: string };
}
