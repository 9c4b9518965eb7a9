/** The tokens as they stand in the style sheets: name and declared value, in their order. */
export interface Token {
  name: string;
  value: string;
}

/** The custom properties of a style sheet's first block whose names begin so. */
export function tokensOf(css: string, prefix: string): Token[] {
  const block = /:root \{([^}]*)\}/.exec(css)?.[1] ?? "";
  return [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)]
    .map(([, name = "", value = ""]) => ({ name, value: value.replaceAll(/\s+/g, " ") }))
    .filter(({ name }) => name.startsWith(prefix));
}
