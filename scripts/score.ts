import { type Meaning, mostOffered } from "#features/chat/answers/engine.ts";

/** The result of a question: "offered" means that a right topic was among those that were asked back. */
export const verdicts = ["right", "offered", "missed", "wrong"] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * @param accepted ids of the topics that answer the question; none when it lies outside, and `-` beside them when
 *   "I don't know that" is a right answer too.
 */
export function verdictOf({ kind, topics }: Meaning, accepted: readonly string[]): Verdict {
  const refusing = accepted.length === 0 || accepted.includes("-");
  if (kind === "unknown") return refusing ? "right" : "missed";
  const fits = ({ id }: { id: string }) => accepted.includes(id);
  if (kind === "known") return topics.slice(0, 1).some(fits) ? "right" : "wrong";
  return topics.slice(0, mostOffered).some(fits) ? "offered" : "missed";
}

/** A table of counts: a row for each group, in the order in which they first appear. */
export function tally(results: readonly { group: string; verdict: Verdict }[]) {
  const table: Record<string, Record<Verdict | "all", number>> = {};
  for (const { group, verdict } of results) {
    const row = table[group] ?? { all: 0, right: 0, offered: 0, missed: 0, wrong: 0 };
    table[group] = row;
    row.all += 1;
    row[verdict] += 1;
  }
  return table;
}
