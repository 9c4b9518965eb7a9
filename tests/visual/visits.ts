import { isWordless, type Mode, modes, modesOf } from "../../.storybook/modes.ts";
import { componentOf } from "./baselines.ts";

/** A way to come to a story, and the world that it is then in. */
export interface Visit {
  mode: Mode;
  /** From another story, in the document that is open; else by its address. */
  reached: boolean;
  motion: "full" | "still";
  /** Whether axe examines what the play leaves: still, in each language, theme and width. */
  axe: boolean;
}

/**
 * A story is opened by its address or reached from another one, in German or in English, with full motion or still.
 * These four visits are the smallest choice in which each two of those meet: whatever breaks a play together with one
 * other thing shows.
 */
export const visits: Readonly<Record<keyof typeof modes, Visit>> = {
  "de-1280": { mode: modes["de-1280"], reached: false, motion: "still", axe: true },
  "en-1280": { mode: modes["en-1280"], reached: false, motion: "full", axe: false },
  "de-360": { mode: modes["de-360"], reached: true, motion: "full", axe: false },
  "en-360": { mode: modes["en-360"], reached: true, motion: "still", axe: true },
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
function visitFor(id: string, mode: Mode): Visit {
  const usual = Object.values(visits).find((visit) => visit.mode === mode);
  const isApart = usual?.motion === "full" && picturedStill.includes(componentOf(id));
  return usual && !isApart ? usual : { mode, reached: false, motion: "still", axe: false };
}

/** A visit to a story that is planned. */
export interface Planned {
  id: string;
  modeName: string;
  visit: Visit;
  /** Whether its end is pictured; else it is made for the play alone. */
  pictured: boolean;
}

/**
 * The visits to a story: one for each of its pictures, and those of the four that are left, for the play alone. What has
 * no words has no visit in English at 1280 px: it is opened still, reached still, and reached in full motion.
 */
export function visitsTo(story: { id: string; tags: readonly string[] }): Planned[] {
  const { id, tags } = story;
  const own: Record<string, Mode> = tags.includes("no-picture") ? {} : modesOf(story);
  const forPictures = Object.entries(own).map(([modeName, mode]) => ({
    modeName,
    visit: visitFor(id, mode),
  }));
  const made = new Set(forPictures.map(({ visit }) => visit));
  if (isWordless(id)) made.add(visits["en-1280"]);
  const left = Object.entries(visits).filter(([, visit]) => !made.has(visit));
  return [
    ...forPictures.map((planned) => ({ id, pictured: true, ...planned })),
    ...left.map(([modeName, visit]) => ({ id, pictured: false, modeName, visit })),
  ];
}

/** Mode by mode, so that one document serves all that are reached in it; what has a world of its own comes first. */
export function inTurn(planned: readonly Planned[]): Planned[] {
  const turn = ({ visit }: Planned) => Object.values(visits).indexOf(visit);
  return planned.toSorted((a, b) => turn(a) - turn(b));
}
