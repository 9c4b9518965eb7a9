/** After each story: no class attribute says "undefined", which is what a missing name becomes in a template. */
export function everyClassIsNamed(): void {
  const unnamed = document.querySelectorAll('[class~="undefined"], [class~="null"], [class~="false"]');
  const tags = [...unnamed].map(({ outerHTML }) => outerHTML.slice(0, outerHTML.indexOf(">") + 1));
  if (tags.length > 0) throw new Error(`A class attribute holds no name:\n${tags.join("\n")}`);
}
