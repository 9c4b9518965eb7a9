import { seeded } from "./random.ts";

/** The parts of a wording: text, and alternatives that stand in brackets with `|` between them. */
function partsOf(line: string): string[][] {
  return line.split(/\(([^()]*\|[^()]*)\)/).map((part, at) => (at % 2 === 1 ? part.split("|") : [part]));
}

/**
 * Sentences from a wording with alternatives, "(was|wie viel) kostet (das|der Chat)": each alternative at least once,
 * and `fewest` sentences where there are as many; always the same.
 */
export function expand(line: string, fewest: number): string[] {
  const parts = partsOf(line);
  const possible = parts.reduce((all, choices) => all * choices.length, 1);
  const longest = Math.max(...parts.map((choices) => choices.length));
  const wanted = Math.min(possible, Math.max(longest, fewest));
  const next = seeded(line.length);
  const starts = parts.map((choices) => Math.floor(next() * choices.length));
  const sentences = new Set<string>();
  // The first turns go through every alternative; after them, chance combines what is left.
  for (let turn = 0; sentences.size < wanted && turn < 100 * wanted; turn += 1) {
    const chosen = parts.map((choices, part) => {
      const at = turn < longest ? (starts[part] ?? 0) + turn : Math.floor(next() * choices.length);
      return choices[at % choices.length];
    });
    sentences.add(chosen.join("").replace(/\s+/g, " ").replace(/ ,/g, ",").trim());
  }
  return [...sentences];
}
