/** Splits a text at a sign, but not inside brackets and strings. */
export function splitAt(text: string, sign: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = "";
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const here = text[at] ?? "";
    if (here === "\\") at += 1;
    else if (quote) quote = here === quote ? "" : quote;
    else if (here === '"' || here === "'") quote = here;
    else if (here === sign && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    } else if (here === "(" || here === "[") depth += 1;
    else if (here === ")" || here === "]") depth -= 1;
  }
  return [...parts, text.slice(from)];
}

/** The declarations of a rule that holds nothing else. */
export function declarationsOf(body: string): string[] {
  return splitAt(body, ";").filter((declaration) => declaration.trim() !== "");
}

/** Of each `light-dark(…)` the side that a theme shows. */
export function themed(css: string, theme: "dark" | "light"): string {
  const begin = css.indexOf("light-dark(");
  if (begin === -1) return css;
  const [inside = ""] = splitAt(css.slice(begin + "light-dark(".length), ")");
  const [light = "", dark = ""] = splitAt(inside, ",");
  const end = begin + "light-dark(".length + inside.length + 1;
  const side = theme === "dark" ? dark : light;
  return `${css.slice(0, begin)}${side.trim()}${themed(css.slice(end), theme)}`;
}
