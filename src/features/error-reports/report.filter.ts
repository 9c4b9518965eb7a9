/** The reported parts of an error: nothing that could identify the visitor. */
export interface Report {
  kind: string;
  /** Its message, with everything masked that could belong to a person. */
  message: string;
  /** Places in the page's own files: file, line and column, no more. */
  places: readonly string[];
}

const longestMessage = 300;
const mostPlaces = 10;
/** Shorter typed values are too common to be worth masking: whole sentences would go with them. */
const shortestTyped = 3;

/** In this order: what a later rule would take apart goes first. */
const masks: readonly (readonly [RegExp, string])[] = [
  [/\S*@\S*/g, "[email]"],
  [/[?#]\S+/g, "[query]"],
  [/\b(bearer|token|key|secret|password|apikey)\b["':=\s]+\S+/gi, "$1 [secret]"],
  // Values that a database or a library repeats stand in quotes or brackets.
  [/"[^"]*"|'[^']*'|`[^`]*`|„[^“”]*[“”]|“[^”]*”|\([^()]*\)/g, "[value]"],
  [/[\w-]{20,}(?:[.][\w-]+)*/g, "[token]"],
  [/\+?\d[\d\s/.()-]{3,}\d/g, "[number]"],
];

/** @param typed what stands in the page's fields just now. */
export function masked(text: string, typed: readonly string[]): string {
  const longestFirst = typed
    .map((value) => value.trim())
    .filter((value) => value.length >= shortestTyped)
    .sort((one, other) => other.length - one.length);
  const untyped = longestFirst.reduce((rest, value) => rest.replaceAll(value, "[typed]"), text);
  return masks
    .reduce((rest, [found, instead]) => rest.replace(found, instead), untyped)
    .slice(0, longestMessage);
}

/** Frames of the page's own files; those of extensions and of other hosts are nobody's business. */
function placesIn(stack: string, origin: string): string[] {
  return stack
    .split("\n")
    .flatMap((line) => {
      const start = line.indexOf(`${origin}/assets/`);
      const place =
        start < 0 ? null : line.slice(start + origin.length).match(/^\/assets\/([\w.-]+:\d+:\d+)/);
      return place?.[1] ? [place[1]] : [];
    })
    .slice(0, mostPlaces);
}

/** @returns null for what is no error: a logged word may be anything, so nothing is told of it. */
export function reportOf(cause: unknown, origin: string, typed: readonly string[]): Report | null {
  if (!(cause instanceof Error)) return null;
  return {
    kind: /^\w{1,40}$/.test(cause.name) ? cause.name : "Error",
    message: masked(cause.message, typed),
    places: placesIn(cause.stack ?? "", origin),
  };
}
