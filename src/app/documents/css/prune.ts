import { type CssNode, parseCss } from "./parse.ts";

/** A class in a selector; what stands in brackets (`:not(.x)`, `:is(.a, .b)`) never rules a selector out. */
function classesOf(selector: string): string[] {
  const bare = selector.replace(/\[[^\]]*\]/g, "").replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "");
  return [...bare.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => (name ?? "").replaceAll("\\", ""));
}

/** Splits at the commas that separate selectors, not at those inside brackets. */
function selectorsOf(prelude: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < prelude.length; at += 1) {
    const sign = prelude[at];
    if (sign === "(" || sign === "[") depth += 1;
    else if (sign === ")" || sign === "]") depth -= 1;
    else if (sign === "," && depth === 0) {
      selectors.push(prelude.slice(from, at));
      from = at + 1;
    }
  }
  return [...selectors, prelude.slice(from)];
}

/** What answers to a visitor's hand, or is for paper, can wait for the whole sheet. */
const later = /:(?:hover|active)\b|::selection/;
const laterMedia = /^@media (?:only )?print\b/;

const conditional = /^@(layer|media|supports|container|scope|starting-style)\b/;

function isNeeded(selector: string, used: ReadonlySet<string>): boolean {
  return !later.test(selector) && classesOf(selector).every((name) => used.has(name));
}

function pruned(nodes: readonly CssNode[], used: ReadonlySet<string>): string {
  let css = "";
  for (const { prelude, body } of nodes) {
    if (body === null) css += `${prelude};`;
    else if (laterMedia.test(prelude)) continue;
    else if (conditional.test(prelude)) {
      const inner = pruned(parseCss(body), used);
      if (inner) css += `${prelude}{${inner}}`;
    } else if (/^@font-face\b/.test(prelude)) {
      // A face from a file is fetched after the first paint, with the whole sheet.
      if (!/url\(/.test(body)) css += `${prelude}{${body}}`;
    } else if (prelude.startsWith("@")) css += `${prelude}{${body}}`;
    else {
      const needed = selectorsOf(prelude).filter((selector) => isNeeded(selector, used));
      if (needed.length > 0) css += `${needed.join(",")}{${body}}`;
    }
  }
  return css;
}

/** Every class that a piece of markup uses. */
export function classesIn(html: string): Set<string> {
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value]) => (value ?? "").split(/\s+/));
  return new Set(names.filter((name) => name !== ""));
}

/**
 * The rules of a sheet that a document's markup can need before the whole sheet arrives: those whose classes
 * it uses. Faces from files are left out, so that no font is asked for before the first paint.
 * @param css minified; its rules keep their order and layers.
 */
export function pruneCss(css: string, html: string): string {
  return pruned(parseCss(css), classesIn(html));
}
