/// <reference path="./domino.d.ts" />

import { createDocument } from "@mixmark-io/domino";
import type { ReadPassages, SitePassage } from "../src/app/documents/passages.ts";

/** Not told by the site itself: navigation, what a document is about, controls, the form's view, and what only looks. */
const leftOut =
  "head, script, style, svg, nav, article > header > div, footer, form, button, noscript, template, label, select, dialog, " +
  "[hidden], [aria-hidden=true], #contact-view";
const headings = "h1, h2, h3, h4";
const blocks = "p, li, dd, td, blockquote, figcaption";

/** Places that a link does not lead to: the whole document, and what a library has named. */
const noPlace = /^(?:main|root|_|«|radix)/;
/** A whole sentence, or an entry with its name before it: what is neither reads like a fragment. */
const isWhole = (text: string) => /(?:[.!?]| \d{4}|\d\.\d)$/.test(text) || /^[^:]{3,40}: ./.test(text);
/** Whole sentences before a fragment, as a link to more is: "… has contacted. In detail: the privacy policy". */
const wholeOf = (text: string) =>
  isWhole(text) ? text : (/^.{60,}\p{L}{4}[.!?](?= [^.!?]*$)/u.exec(text)?.[0] ?? text);

/** Shorter texts are labels; longer ones are cut where a sentence ends. */
const shortest = 30;
const longest = 420;

const plain = (text: string) =>
  text
    .replace(/\u00ad/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Neighbours, words or sentences, as long as they are together shorter than `most` letters. */
export function joined(neighbours: readonly string[], most: number): string[] {
  const parts: string[] = [];
  for (const one of neighbours) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + one.length < most) parts[parts.length - 1] = `${last} ${one}`;
    else parts.push(one);
  }
  return parts;
}

/** The entries of a list that go on with the sentence before it: they go with it, and are emptied, lest they come twice. */
function listAfter(element: Element): string {
  const list = element.nextElementSibling;
  if (!element.textContent?.trim().endsWith(":") || !list?.matches("ul, ol")) return "";
  const entries = Array.from(list.children);
  const text = entries.map((entry) => entry.textContent ?? "");
  if (!text.slice(0, -1).every((entry) => entry.trim().endsWith(";"))) return "";
  for (const entry of entries) entry.textContent = "";
  return text.join(" ");
}

/** The id of an element, or of the nearest around it, that a link can lead to. */
function placeOf(element: Element | null): string | undefined {
  const named = element?.closest("[id]");
  if (!named) return undefined;
  return noPlace.test(named.id) ? placeOf(named.parentElement) : named.id;
}

export const passagesOf: ReadPassages = (html, path, title) => {
  const found = new Map<string, SitePassage>();
  let heading = { text: "", id: "" };
  const document = createDocument(html);
  for (const element of document.querySelectorAll(leftOut)) element.remove();
  for (const element of document.querySelectorAll(`${headings}, ${blocks}`)) {
    // A block inside another one comes by itself.
    const own = element.cloneNode(true) as Element;
    for (const inner of own.querySelectorAll(blocks)) inner.remove();
    const all = plain(`${own.textContent ?? ""} ${listAfter(element)}`);
    const text = wholeOf(all);
    if (element.matches(headings)) heading = { text: all, id: noPlace.test(element.id) ? "" : element.id };
    else if (text.length >= shortest && isWhole(text)) {
      const anchor = heading.id || placeOf(element);
      const label = [title, heading.text].filter((one, at, all) => one && all.indexOf(one) === at).join(": ");
      const href = anchor ? `${path}#${anchor}` : path || "#";
      for (const part of joined(text.split(/(?<=[.!?]) (?=\p{Lu})/u), longest))
        if (!found.has(part)) found.set(part, { label, href, text: part });
    }
  }
  return [...found.values()];
};
