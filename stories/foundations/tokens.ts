/** The tokens as they stand in the style sheets, in their order. */
export interface Token {
  name: string;
  /** As it is declared. */
  value: string;
  /** What it is for, in the words of the comment behind it. */
  role: string;
}

/** The custom properties of a style sheet's first block whose names begin so. */
export function tokensOf(css: string, prefix: string): Token[] {
  const block = /:root \{([^}]*)\}/.exec(css)?.[1] ?? "";
  return [...block.matchAll(/(--[\w-]+):\s*([^;]+);(?: \/\* (.+) \*\/)?/g)]
    .map(([, name = "", value = "", role = ""]) => ({ name, value: value.replaceAll(/\s+/g, " "), role }))
    .filter(({ name }) => name.startsWith(prefix));
}
