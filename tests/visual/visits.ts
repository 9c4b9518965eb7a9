import { type Mode, modes, modesOf } from "../../.storybook/modes.ts";
import { componentOf } from "./baselines.ts";

/** A way to come to a story, and the world that it is then in. */
export interface Visit {
  mode: Mode;
  /** From another story, in the document that is open; else by its address. */
  reached: boolean;
  motion: "full" | "still";
}

/**
 * A story is opened by its address or reached from another one, in German or in English, with full motion or still.
 * These four visits are the smallest choice in which each two of those meet: whatever breaks a play together with one
 * other thing shows.
 */
export const visits: Readonly<Record<keyof typeof modes, Visit>> = {
  "de-1280": { mode: modes["de-1280"], reached: false, motion: "still" },
  "en-1280": { mode: modes["en-1280"], reached: false, motion: "full" },
  "de-360": { mode: modes["de-360"], reached: true, motion: "full" },
  "en-360": { mode: modes["en-360"], reached: true, motion: "still" },
};

/**
 * Components whose pictures follow a still play in every mode; in full motion they are played besides. Typing dots that
 * have moved leave the corners of the bubbles below them drawn otherwise, now and then.
 */
const picturedStill = [
  "features-assistant-assistant",
  "features-chat-chatsection",
  "features-chat-chattalk",
  "features-chat-chatview",
  "features-solutions-chatdemo",
  "features-solutions-solutionssection",
  "flows-whole-page",
];

/** The visit at which a picture is taken. In hard times a story is opened, and nothing moves. */
export function visitFor(id: string, mode: Mode): Visit {
  const usual = Object.values(visits).find((visit) => visit.mode === mode);
  const isApart = usual?.motion === "full" && picturedStill.includes(componentOf(id));
  return usual && !isApart ? usual : { mode, reached: false, motion: "still" };
}

/** Whether no picture of a story is taken on a visit: then it is made for the play alone. */
export function isForPlayAlone(story: { id: string; tags: readonly string[] }, visit: Visit): boolean {
  if (story.tags.includes("no-picture")) return true;
  return !Object.values(modesOf(story)).some((mode) => visitFor(story.id, mode) === visit);
}
