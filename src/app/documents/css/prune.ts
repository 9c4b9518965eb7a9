import { splitAt } from "./declarations.ts";
import { type CssNode, parseCss } from "./parse.ts";

/** A class in a selector; what stands in brackets (`:not(.x)`, `:is(.a, .b)`) never rules a selector out. */
function classesOf(selector: string): string[] {
  const bare = selector.replace(/\[[^\]]*\]/g, "").replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "");
  return [...bare.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => (name ?? "").replaceAll("\\", ""));
}

/** Whether each attribute that a selector asks for stands in the markup; those inside `:not()` rule nothing out. */
function hasAttributes(selector: string, html: string): boolean {
  const bare = selector.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "");
  return [...bare.matchAll(/\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g)].every(([, name = "", value]) =>
    html.includes(value === undefined ? ` ${name}=` : ` ${name}="${value}"`),
  );
}

/** Whether the markup has an element for each list of alternatives, such as `:where(dt)` or `:is(h2, h3)`. */
function hasTypes(selector: string, html: string): boolean {
  return selector
    .split(/:(?:where|is)\(/)
    .slice(1)
    .every((rest) =>
      splitAt(splitAt(rest, ")")[0] ?? "", ",").some((alternative) =>
        (alternative.match(/(?<![\w:[.#-])[a-z][\w-]*/g) ?? []).every((type) => html.includes(`<${type}`)),
      ),
    );
}

/** What answers to a visitor's hand, or is for paper, can wait for the whole sheet. */
const later = /:(?:hover|active)\b|::selection/;
const laterMedia = /^@media (?:only )?print\b/;

const conditional = /^@(layer|media|supports|container|scope|starting-style)\b/;

type IsNeeded = (selector: string) => boolean;

function pruned(nodes: readonly CssNode[], isNeeded: IsNeeded): string {
  let css = "";
  for (const { prelude, body } of nodes) {
    if (body === null) css += `${prelude};`;
    else if (laterMedia.test(prelude)) continue;
    else if (conditional.test(prelude)) {
      const inner = pruned(parseCss(body), isNeeded);
      if (inner) css += `${prelude}{${inner}}`;
    } else if (/^@font-face\b/.test(prelude)) {
      // A face from a file is fetched after the first paint, with the whole sheet.
      if (!/url\(/.test(body)) css += `${prelude}{${body}}`;
    } else if (prelude.startsWith("@")) css += `${prelude}{${body}}`;
    else {
      const needed = splitAt(prelude, ",").filter(isNeeded);
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
 * @param states also leaves out states that no element of the markup has yet.
 */
export function pruneCss(css: string, html: string, { states = false } = {}): string {
  const used = classesIn(html);
  return pruned(
    parseCss(css),
    (selector) =>
      !later.test(selector) &&
      classesOf(selector).every((name) => used.has(name)) &&
      (!states || (hasAttributes(selector, html) && hasTypes(selector, html))),
  );
}
