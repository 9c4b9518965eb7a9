import type { Language } from "#shared/copy.ts";

/** A passage of a document, word for word, with where it stands. */
export interface SitePassage {
  /** What the link to it says. */
  label: string;
  href: string;
  text: string;
}

/** Where the passages of one language are written and fetched, from the root of the site. */
export const passagesFile = (language: Language) => `passages.${language}.json`;

/** What is no text of the document: navigation, controls, and what only looks. */
const leftOut = new Set([
  "head",
  "script",
  "style",
  "svg",
  "nav",
  "header",
  "footer",
  "form",
  "button",
  "noscript",
  "template",
  "label",
  "select",
  "dialog",
]);
const headings = /^h[1-4]$/;
const blocks = new Set(["p", "li", "dd", "td", "blockquote", "figcaption"]);
const empty = new Set(["br", "img", "input", "meta", "link", "hr", "source", "wbr", "col"]);

/** Places that a link does not lead to: the whole document, and what a library has named. */
const noPlace = /^(?:main|root|_|«|radix)/;
/** The view with the form, which is no text. */
const outById = "contact-view";
/** A whole sentence, or an entry with its name before it: what is neither reads like a fragment. */
const isWhole = (text: string) => /[.!?]$/.test(text) || /^[^:]{3,40}: ./.test(text);

/** Shorter texts are labels; longer ones are cut where a sentence ends. */
const shortest = 40;
const longest = 420;

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  shy: "",
  "#x27": "'",
  "#39": "'",
};
const plain = (text: string) =>
  text
    .replace(/&([#\w]+);/g, (all, name: string) => entities[name] ?? all)
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(/\u00ad/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Whole sentences, together no longer than a passage may be. */
function cut(text: string): string[] {
  const parts: string[] = [];
  for (const sentence of text.split(/(?<=[.!?]) (?=\p{Lu})/u)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + sentence.length < longest)
      parts[parts.length - 1] = `${last} ${sentence}`;
    else parts.push(sentence);
  }
  return parts;
}

interface Element {
  name: string;
  id: string | null;
  /** It, or what it stands in, is no text. */
  out: boolean;
}

const isHidden = (attributes: string) => /\s(?:hidden|aria-hidden="true")(?=[\s=>"]|$)/.test(attributes);
const idOf = (attributes: string) => /\sid="([^"]+)"/.exec(attributes)?.[1] ?? null;
const isPlace = (id: string | null): id is string => id !== null && !noPlace.test(id);

/** What has been read so far of a document. */
interface Reading {
  open: Element[];
  heading: { text: string; id: string | null };
  /** The text of the heading or of the block that is open; null outside of both. */
  inHeading: string | null;
  inBlock: string | null;
  found: Map<string, SitePassage>;
  path: string;
  title: string;
}

/** Keeps the text of a block. */
function keep(reading: Reading): void {
  const { open, heading, found, path, title } = reading;
  const whole = plain(reading.inBlock ?? "");
  reading.inBlock = null;
  if (whole.length < shortest || !isWhole(whole)) return;
  const anchor = heading.id ?? open.findLast(({ id }) => isPlace(id))?.id;
  const href = anchor ? `${path}#${anchor}` : path || "#";
  const label = [title, heading.text].filter((one, at, all) => one && all.indexOf(one) === at).join(": ");
  for (const text of cut(whole)) if (!found.has(text)) found.set(text, { label, href, text });
}

function begin(reading: Reading, name: string, attributes: string): void {
  if (empty.has(name) || attributes.endsWith("/")) return;
  const { open } = reading;
  const id = idOf(attributes);
  const out = (open.at(-1)?.out ?? false) || leftOut.has(name) || isHidden(attributes) || id === outById;
  if (!out && blocks.has(name)) {
    keep(reading);
    reading.inBlock = "";
  }
  open.push({ name, id, out });
  if (out || !headings.test(name)) return;
  reading.inHeading = "";
  reading.heading = { text: "", id: isPlace(id) ? id : null };
}

function end(reading: Reading, name: string): void {
  const { open } = reading;
  const at = open.findLastIndex((one) => one.name === name);
  if (at < 0) return;
  if (!open[at]?.out && blocks.has(name)) keep(reading);
  if (!open[at]?.out && headings.test(name)) {
    reading.heading.text = plain(reading.inHeading ?? "");
    reading.inHeading = null;
  }
  open.splice(at);
}

function read(reading: Reading, words: string): void {
  if (reading.open.at(-1)?.out) return;
  if (reading.inHeading !== null) reading.inHeading += words;
  else if (reading.inBlock !== null) reading.inBlock += words;
}

const pieces = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)((?:[^>"]|"[^"]*")*)>|([^<]+)/g;

/**
 * The passages of a document that React has written: its paragraphs, list entries and cells, each under its heading.
 * @param path the document's address; a passage's link adds its heading's id, or that of the nearest element around it.
 * @param title what the document is called.
 */
export function passagesOf(html: string, path: string, title: string): SitePassage[] {
  const heading = { text: "", id: null };
  const reading: Reading = {
    open: [],
    heading,
    inHeading: null,
    inBlock: null,
    found: new Map(),
    path,
    title,
  };
  for (const [, closing, name = "", attributes = "", words] of html.matchAll(pieces)) {
    if (words !== undefined) read(reading, words);
    else if (closing) end(reading, name);
    else if (name) begin(reading, name, attributes);
  }
  return [...reading.found.values()];
}
