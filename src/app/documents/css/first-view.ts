import { declarationsOf, themed } from "./declarations.ts";
import { type CssNode, parseCss } from "./parse.ts";
import { pruneCss } from "./prune.ts";

/** Colours of the visitor's own choosing come with the whole sheet: until then the browser chooses them alone. */
const laterGroups = /^@media \((?:forced-colors:\s*active|prefers-contrast:\s*more)\)/;

/** Builds a sheet anew; `change` gets the declarations of each rule and says which stay. */
function rewritten(nodes: readonly CssNode[], change: (body: string) => string): string {
  let css = "";
  for (const { prelude, body } of nodes) {
    if (body === null) css += `${prelude};`;
    else if (laterGroups.test(prelude)) continue;
    else if (parseCss(body).some((inner) => inner.body !== null)) {
      const inner = rewritten(parseCss(body), change);
      if (inner) css += `${prelude}{${inner}}`;
    } else {
      const kept = change(body);
      if (kept) css += `${prelude}{${kept}}`;
    }
  }
  return css;
}

/** Before the whole sheet is here, nothing changes smoothly, and nothing answers to a pointer. */
const laterDeclaration = /^\s*(?:transition|interpolate-size|cursor|accent-color|resize):/;

/** Rules that hold a picture are decoration, and the greatest part of a sheet. */
function withoutLater(body: string): string {
  if (/url\(["']?data:/.test(body)) return "";
  return declarationsOf(body)
    .filter((declaration) => !laterDeclaration.test(declaration))
    .join(";");
}

/** Leaves out what is named and never used: custom properties and movements. */
function withoutUnused(css: string): string {
  const used = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const lean = rewritten(parseCss(css), (body) =>
    declarationsOf(body)
      .filter((declaration) => {
        const name = declaration.slice(0, declaration.indexOf(":")).trim();
        return !name.startsWith("--") || used.has(name);
      })
      .join(";"),
  );
  const moves = parseCss(lean).flatMap(namesOfMoves);
  const idle = moves.filter((name) => lean.split(name).length === 2);
  const still = idle.reduce((left, name) => withoutMove(left, name), lean);
  return still.length < css.length ? withoutUnused(still) : still;
}

function namesOfMoves({ prelude, body }: CssNode): string[] {
  const [, name] = prelude.match(/^@keyframes (.+)$/) ?? [];
  if (name) return [name];
  return prelude.startsWith("@") && body?.includes("@keyframes") ? parseCss(body).flatMap(namesOfMoves) : [];
}

function withoutMove(css: string, name: string): string {
  const nodes = parseCss(css);
  return nodes
    .map(({ prelude, body }) => {
      if (prelude === `@keyframes ${name}`) return "";
      if (body === null) return `${prelude};`;
      return `${prelude}{${body.includes(`@keyframes ${name}`) ? withoutMove(body, name) : body}}`;
    })
    .join("");
}

/**
 * The style of what a visitor sees first, to stand in the document: the rest comes in one sheet after the first
 * paint. Leaves out what no element of that markup can show yet.
 * @param css every rule, minified.
 * @param markup of the first view, from `<html …>` on: states are told by its attributes.
 */
export function firstViewCss(css: string, markup: string, theme: "dark" | "light"): string {
  const needed = pruneCss(css, markup, { states: true });
  return withoutUnused(themed(rewritten(parseCss(needed), withoutLater), theme));
}
