/** Words that one could use for another, and where they stand in a line. */
interface Group {
  words: readonly string[];
  place: RegExp;
}

/** @param lines groups, one a line, with `|` between the words. */
export const groupsOf = (lines: readonly string[]): Group[] =>
  lines.filter(Boolean).map((line) => ({
    words: line.split("|"),
    place: new RegExp(`(?<![\\p{L}\\p{N}.,-])(?:${line})(?![\\p{L}\\p{N}%-])`, "giu"),
  }));

/** The line with each word of a group exchanged for one of the others; the line itself where there is none. */
export const exchanged = (line: string, groups: readonly Group[], next: () => number): string =>
  groups.reduce(
    (changed, { place, words }) =>
      changed.replace(place, (found) => {
        const others = words.filter((word) => word !== found.toLowerCase());
        return others[Math.floor(next() * others.length)] ?? found;
      }),
    line,
  );
