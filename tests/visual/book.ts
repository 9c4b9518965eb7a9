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

/** Where the book is served for its pictures. Several checkouts picture at once when each has a port of its own. */
export const bookPort = Number(process.env["VISUAL_PORT"] ?? 6107);

/** And the built site, beside it. */
export const sitePort = bookPort + 1;

function isIndex(read: unknown): read is { entries: Record<string, Entry> } {
  return typeof read === "object" && read !== null && "entries" in read;
}

/** The stories of the book as it was built last. */
export function storiesOfTheBook(): Entry[] {
  const read: unknown = JSON.parse(readFileSync(`${bookDir}/index.json`, "utf8"));
  if (!isIndex(read)) throw new Error(`${bookDir}/index.json is no index of stories`);
  return Object.values(read.entries).filter(({ type, subtype }) => type === "story" && subtype !== "test");
}

/** A visit to a story that is planned, and the files of what is compared at its end. */
export interface Visit {
  id: string;
  modeName: string;
  mode: Mode;
  /** An approved picture in `pictures/`; absent where the visit is for the play and axe alone. */
  picture?: string | undefined;
  /** How many of the page's rows the picture has at most: further down a long text goes on as it began. */
  rows: number;
  /** An approved text in `heard/approved/`: what a screen reader says, where a tag `heard-de` or `heard-en` asks for it. */
  text?: string | undefined;
}

/** The file of an approved picture. */
export const pictureFile = (id: string, modeName: string): string => `${id}.${modeName}.png`;

/** All visits to the book's stories, by component: what the ids of its stories begin with. */
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
        rows: mode.whole ? 9000 : isFirst ? 1000 : 800,
        text: isHeard ? `${id}.${language}.txt` : undefined,
      };
    });
    visits.set(component, [...(visits.get(component) ?? []), ...own]);
  }
  return visits;
}
