/** A rule or statement: `body` is null for a statement such as `@layer a, b;`. */
export interface CssNode {
  prelude: string;
  body: string | null;
}

/** The position after a string that begins at `at`. */
function afterString(css: string, at: number): number {
  const quote = css[at];
  let end = at + 1;
  while (end < css.length && css[end] !== quote) end += css[end] === "\\" ? 2 : 1;
  return end + 1;
}

/** Steps over what may hold braces without meaning them: strings and comments. */
function next(css: string, at: number): number {
  if (css[at] === '"' || css[at] === "'") return afterString(css, at);
  if (css.startsWith("/*", at)) {
    const end = css.indexOf("*/", at + 2);
    return end === -1 ? css.length : end + 2;
  }
  return css[at] === "\\" ? at + 2 : at + 1;
}

/** The position of the brace that closes the one at `open`. */
function closing(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at = next(css, at)) {
    if (css[at] === "{") depth += 1;
    else if (css[at] === "}") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new Error(`A brace is not closed: ${css.slice(open, open + 60)}`);
}

/** Cuts a sheet, or the inside of a rule that groups others, into its rules and statements. */
export function parseCss(css: string): CssNode[] {
  const nodes: CssNode[] = [];
  let from = 0;
  let at = 0;
  while (at < css.length) {
    if (css[at] === "{") {
      const end = closing(css, at);
      nodes.push({ prelude: css.slice(from, at).trim(), body: css.slice(at + 1, end) });
      at = from = end + 1;
    } else if (css[at] === ";") {
      const prelude = css.slice(from, at).trim();
      if (prelude) nodes.push({ prelude, body: null });
      at = from = at + 1;
    } else at = next(css, at);
  }
  return nodes;
}
