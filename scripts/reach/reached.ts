import type { CoverageMap } from "istanbul-lib-coverage";

/** What was run of one file of what ships. */
export interface FileReach {
  file: string;
  /** Lines that hold something to run. */
  lines: number;
  /** By journeys or stories. */
  reached: number;
  /** "3, 12-18": lines that tests in Node ran, and no journey and no story. */
  unitsOnly: string;
  /** Lines that nothing ran. */
  unreached: string;
}

/** Written by `npm run coverage`, shown by the book's page "Results". */
export interface Coverage {
  taken: string;
  /** Which of the three were measured. */
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

/** How many lines neither journeys nor stories have run. */
const missing = ({ lines, reached }: Pick<FileReach, "lines" | "reached">) => lines - reached;

/**
 * What journeys or stories have run of what ships, file by file, the least reached first, and what else tests in Node
 * have. They are joined by lines: what is built and what a test runs are not made into the same functions and branches.
 */
export function reachOf(
  shipped: CoverageMap,
  stories: CoverageMap,
  units: CoverageMap,
  root: string,
): FileReach[] {
  const found = shipped
    .files()
    .filter((file) => file.startsWith(root))
    .map((file) => {
      const [own, other, unit] = [shipped, stories, units].map((map) => linesOf(map, file));
      const all = Object.keys(own ?? {}).map(Number);
      const missed = all.filter((line) => !own?.[line] && !other?.[line]);
      return {
        file: file.slice(root.length),
        lines: all.length,
        reached: all.length - missed.length,
        unitsOnly: rangesOf(
          missed.filter((line) => unit?.[line]),
          all,
        ),
        unreached: rangesOf(
          missed.filter((line) => !unit?.[line]),
          all,
        ),
      };
    });
  return found.sort((a, b) => missing(b) - missing(a) || a.file.localeCompare(b.file));
}

/** A feature, a vendor, or a layer without such: "features/chat", "ui". */
function roomOf(file: string): string {
  const [layer = "", room = "", ...below] = file.split("/");
  if (!room) return "src";
  return below.length > 0 && ["features", "vendors"].includes(layer) ? `${layer}/${room}` : layer;
}

interface RoomReach {
  room: string;
  lines: number;
  reached: number;
}

/** The files' figures by the folder that they belong to, the least reached first. */
export function roomsOf(files: readonly FileReach[]): RoomReach[] {
  const rooms = new Map<string, RoomReach>();
  for (const { file, lines, reached } of files) {
    const room = roomOf(file);
    const sum = rooms.get(room) ?? { room, lines: 0, reached: 0 };
    rooms.set(room, { room, lines: sum.lines + lines, reached: sum.reached + reached });
  }
  return [...rooms.values()].sort((a, b) => missing(b) - missing(a) || a.room.localeCompare(b.room));
}
