// Which requirement is proved by what: read from docs/requirements.md, the sources of the tests and the stories' tags.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** In a test's title, or the name of a row of the vendor contract: "CALL-02.levels". */
const cited =
  /\[([A-Z]+-\d{2})\](?=(?:[\s[]*[A-Z]+-\d{2}\])*([^"`\n]*))|^[ \t]*"([A-Z]+-\d{2})(?:\.([^"\n]*))?"/gm;
const tagList = /^ {2}tags: \[([^\]]*)\]|meta\.story\(\{ tags: \[([^\]]*)\]/gm;

export function requirements(): { id: string; text: string }[] {
  const list = readFileSync("docs/requirements.md", "utf8");
  return Array.from(list.matchAll(/^- ([A-Z]+-\d{2}) (.+)$/gm), ([, id = "", text = ""]) => ({ id, text }));
}

const stepIn = (machine: string) =>
  `A step from one state to another; each state [has its story](?path=/docs/state-maps--docs#${machine}).`;

/** Why a requirement has no story. */
const unseen: readonly [ids: RegExp, why: string][] = [
  [/^(API|CALL|BACK|VOICE-(09|1[3-6]))/, "It is between us and a vendor's service: nobody sees it."],
  [/^SUB-0[12]/, "It is between us and the database: nobody sees it."],
  [
    /^(ROUTE-0[256]|FORM-05)/,
    "It happens on the way from one view to another: journeys on the whole site prove it.",
  ],
  [/^FORM-10/, stepIn("contactForm")],
  [/^CHAT-04/, stepIn("textChat")],
  [/^VOICE-0[378]/, stepIn("voiceCall")],
];
export const whyNoStory = (id: string): string | undefined => unseen.find(([ids]) => ids.test(id))?.[1];

const inTest = (source: string) =>
  Array.from(source.matchAll(cited), ({ index, 1: id, 2: title, 3: row = "", 4: name = "" }) => ({
    id: id ?? row,
    line: source.slice(0, index).split("\n").length,
    /** What the test says it proves. */
    title: (title ?? name).trim(),
  }));

const inStories = (source: string) =>
  Array.from(source.matchAll(tagList), ([, own, inline = ""]) => own ?? inline).flatMap((tags) =>
    Array.from(tags.matchAll(/"([A-Z]+-\d{2})"/g), ([, id = ""]) => ({ id })),
  );

function citationsIn<Found>(folder: string, ending: RegExp, citedIn: (source: string) => Found[]) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .sort()
    .map((name) => join(folder, name))
    .flatMap((file) => citedIn(readFileSync(file, "utf8")).map((one) => ({ ...one, file })));
}

/** The tests that cite a requirement. Those of the architecture cite it as an example, and prove none. */
export const testCitations = () =>
  ["tests", "packages"].flatMap((folder) =>
    citationsIn(folder, /^(?!architecture|.*node_modules).*\.tsx?$/, inTest),
  );

export type Citation = ReturnType<typeof testCitations>[number];

export const storyCitations = () => citationsIn("stories", /\.stories\.tsx$/, inStories);
