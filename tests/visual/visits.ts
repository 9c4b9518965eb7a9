import { type Mode, modes, modesOf, visitsOf } from "../../.storybook/modes.ts";

/** A way to come to a story, and the world that it is then in. */
export interface Visit {
  mode: Mode;
  /** From another story, in the document that is open, as from the sidebar; else by its address. */
  reached?: boolean;
  /** Whether axe examines what the play leaves. */
  axe: boolean;
}

/** A visit to a story that is planned. */
export interface Planned {
  id: string;
  modeName: string;
  visit: Visit;
  /** Whether its end is pictured; else it is made for the play and axe alone. */
  pictured: boolean;
}

/** One visit for each mode: what is reached shares a document, which takes half the time and shows what is left behind. */
const visits = new Map<Mode, Visit>([[modes["en-360"], { mode: modes["en-360"], reached: true, axe: true }]]);

/** The visits to a story. While something moves axe finds colours that are on their way, and in hard times the system's. */
export function visitsTo(story: { id: string; tags: readonly string[] }): Planned[] {
  const pictured = modesOf(story);
  return Object.entries(visitsOf(story)).map(([modeName, mode]) => ({
    id: story.id,
    modeName,
    visit: visits.get(mode) ?? { mode, axe: !mode.moving && !mode.whole },
    pictured: modeName in pictured,
  }));
}
