/** Texts by "story-id language". */
export type Texts = Map<string, string>;

/** Reads the file of a component: a heading for each story and language, and below it what is heard. */
export function parseTexts(file: string): Texts {
  const parts = file.split(/^== /m).filter(Boolean);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf("\n");
      return [part.slice(0, end), part.slice(end + 1).trimEnd()];
    }),
  );
}

export function stringifyTexts(texts: Texts): string {
  return [...texts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => `== ${name}\n${text}\n`)
    .join("\n");
}
