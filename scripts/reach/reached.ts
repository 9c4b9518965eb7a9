import type { CoverageMap } from "istanbul-lib-coverage";

/** What was run of one file of what ships. */
export interface FileReach {
  file: string;
  /** Lines that hold something to run. */
  lines: number;
  reached: number;
  /** "3, 12-18": lines that nothing ran. */
  unreached: string;
}

/** Written by `npm run coverage`, shown by the book's page "Results". */
export interface Coverage {
  taken: string;
  /** Which of both were measured. */
  parts: readonly string[];
  files: readonly FileReach[];
  /** What runs in a worker, where nothing is measured. */
  inWorkers: readonly string[];
}

/** Lines that follow each other among those that hold something to run are one range. */
function rangesOf(unreached: readonly number[], all: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const line of unreached) {
    const last = ranges.at(-1);
    if (last && all.indexOf(line) === all.indexOf(last[1]) + 1) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(", ");
}

const linesOf = (map: CoverageMap, file: string): Readonly<Record<string, number>> =>
  map.files().includes(file) ? map.fileCoverageFor(file).getLineCoverage() : {};

/**
 * What journeys or stories have run of what ships, file by file, the least reached first. They are joined by lines: what
 * is built and what a story test runs are not made into the same functions and branches.
 */
export function reachOf(shipped: CoverageMap, stories: CoverageMap, root: string): FileReach[] {
  const found = shipped
    .files()
    .filter((file) => file.startsWith(root))
    .map((file) => {
      const [own, other] = [linesOf(shipped, file), linesOf(stories, file)];
      const all = Object.keys(own).map(Number);
      const unreached = all.filter((line) => !own[line] && !other[line]);
      return {
        file: file.slice(root.length),
        lines: all.length,
        reached: all.length - unreached.length,
        unreached: rangesOf(unreached, all),
      };
    });
  const missing = ({ lines, reached }: FileReach) => lines - reached;
  return found.sort((a, b) => missing(b) - missing(a) || a.file.localeCompare(b.file));
}
