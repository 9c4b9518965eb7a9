import { readFileSync } from "node:fs";
import process from "node:process";
import { type Mode, modes, modesOf, visitsOf } from "../../.storybook/modes.ts";

interface Entry {
  id: string;
  type: "story" | "docs";
  subtype?: "story" | "test";
  tags: readonly string[];
}

/** Where `npm run build-storybook` puts the book. */
export const bookDir = "storybook-static";

/** The port of the book's server. VISUAL_PORT lets several checkouts run at the same time. */
export const bookPort = Number(process.env["VISUAL_PORT"] ?? 6107);

export const sitePort = bookPort + 1;

function entriesOfTheBook(): Entry[] {
  const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(`${bookDir}/index.json`, "utf8"));
  return Object.values(index.entries);
}

/** The stories of the last build of the book. */
export const storiesOfTheBook = (): Entry[] =>
  entriesOfTheBook().filter(({ type, subtype }) => type === "story" && subtype !== "test");

/** The ids of the pages that are written, and not made from stories. */
export const pagesOfTheBook = (): string[] =>
  entriesOfTheBook().flatMap(({ id, tags }) => (tags.includes("unattached-mdx") ? [id] : []));

/** One story in one mode, and the files that are compared after its play. */
export interface Visit {
  id: string;
  modeName: string;
  mode: Mode;
  /** An approved picture in `pictures/`; absent where the visit is for the play and axe alone. */
  picture?: string | undefined;
  /** The largest height of the picture: further down, a long text shows nothing new. */
  rows: number;
  /** An approved text in `heard/approved/`: what a screen reader says. The tags `heard-de` and `heard-en` ask for one. */
  text?: string | undefined;
}

export const pictureFile = (id: string, modeName: string): string => `${id}.${modeName}.png`;

/** All visits, by component: the part of a story's id before "--". */
export function visitsByComponent(): Map<string, Visit[]> {
  const visits = new Map<string, Visit[]>();
  const pictured = new Set<string>();
  for (const story of storiesOfTheBook()) {
    const { id, tags } = story;
    const component = id.slice(0, id.indexOf("--"));
    const isFirst = !pictured.has(component);
    const pictures = modesOf(story, isFirst);
    if (Object.keys(pictures).length > 0) pictured.add(component);
    const own = Object.entries(visitsOf(story)).map(([modeName, mode]): Visit => {
      const { language } = mode.globals;
      const isHeard = modeName in modes && tags.includes(`heard-${language}`);
      return {
        id,
        modeName,
        mode,
        picture: modeName in pictures ? pictureFile(id, modeName) : undefined,
        rows: mode.whole || tags.includes("to-its-end") ? 9000 : isFirst ? 1000 : 800,
        text: isHeard ? `${id}.${language}.txt` : undefined,
      };
    });
    visits.set(component, [...(visits.get(component) ?? []), ...own]);
  }
  return visits;
}
