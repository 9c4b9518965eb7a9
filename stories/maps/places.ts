import type { Edge, Explored } from "./explore.ts";

/** Of a card, and what is left between two, in pixels. */
export const card = { width: 272, height: 420, between: 88 } as const;

export interface Place {
  node: string;
  x: number;
  y: number;
}

/** A plain grid: a column for each number of events that it takes to get there, in the order of finding. */
export function placesOf({ distances }: Explored): Place[] {
  const rows = new Map<number, number>();
  return [...distances].map(([node, column]) => {
    const row = rows.get(column) ?? 0;
    rows.set(column, row + 1);
    return {
      node,
      x: column * (card.width + card.between),
      y: row * (card.height + card.between / 2),
    };
  });
}

export function sizeOf(places: readonly Place[]): { width: number; height: number } {
  return {
    width: Math.max(...places.map(({ x }) => x)) + card.width,
    height: Math.max(...places.map(({ y }) => y)) + card.height,
  };
}

/** Where the lines leave and reach a card: beside its picture. */
const lineAt = 96;

/**
 * A line from card to card: on to the next column from edge to edge, back again in a bow above the cards it passes.
 */
export function lineOf({ from, to }: Edge, places: readonly Place[]): string {
  const start = places.find(({ node }) => node === from);
  const end = places.find(({ node }) => node === to);
  if (!start || !end || start === end) return "";
  const y1 = start.y + lineAt;
  const y2 = end.y + lineAt;
  if (end.x > start.x) {
    const [x1, x2] = [start.x + card.width, end.x];
    const bend = (x2 - x1) / 2;
    return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
  }
  const [x1, x2] = [start.x, end.x + card.width];
  if (end.x === start.x) {
    const out = x1 - card.between / 2;
    return `M${x1} ${y1}C${out} ${y1} ${out} ${y2} ${x1} ${y2}`;
  }
  const bend = card.between / 2;
  return `M${x1} ${y1 + 24}C${x1 - bend} ${y1 + 24} ${x2 + bend} ${y2 + 24} ${x2} ${y2 + 24}`;
}
