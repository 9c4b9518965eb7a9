import type { FollowUps } from "./answer.ts";
import type { Meaning } from "./engine.ts";
import { facetOf, homeOf, staysWith } from "./facets.ts";
import { known, lengthOf, type Turn } from "./turn.ts";

/** A longer reply is a question of its own, not a choice among what was offered. */
const longestChoice = 4;
/** A choice must be this many times as likely as the next. */
const chosenBy = 1.4;
/** In a conversation a short question is about its subject: one topic this likely, and this far ahead, will do. */
const longestShort = 5;
const shortFrom = 0.3;
const shortBy = 3;
/** "Why not?", "und warum?" */
const bare = 2;

/** Fetches the lines for follow-ups, when the first of them is asked. */
export type LoadLines = () => Promise<FollowUps>;
const none: FollowUps = {};

/** "The second", or "yes" to the only one. */
export function byPlace({ open: { offered }, said, words }: Turn): string | undefined {
  if (words.last.test(said)) return offered.at(-1)?.id;
  const place = words.ordinals.findIndex((ordinal) => ordinal.test(said));
  return offered[place]?.id ?? (offered.length === 1 && words.yes.test(said) ? offered[0]?.id : undefined);
}

/** A word or two among what was offered: whatever fits clearly better than the others. */
export function byWords({ open, said }: Turn, { topics }: Meaning): string | undefined {
  if (lengthOf(said) > longestChoice) return undefined;
  const fitting = topics.filter(({ id }) => open.offered.some((one) => one.id === id));
  const [first, second] = fitting;
  return first && first.probability > chosenBy * (second?.probability ?? 0) ? first.id : undefined;
}

/** "How much is it, then?" after an answer: alone, it might be about anything. */
export function inPassing(
  { open, said }: Turn,
  { kind, topics: [first, second] }: Meaning,
): string | undefined {
  if (!open.topic || !first || kind !== "unsure" || lengthOf(said) > longestShort) return undefined;
  const clear = first.probability >= shortFrom && first.probability > shortBy * (second?.probability ?? 0);
  return clear ? first.id : undefined;
}

/**
 * "And where?", asked of the subject before: its own line for that; without one, what the question means by itself, or
 * the topic that tells it of all subjects.
 */
export async function ofSubject(turn: Turn, lines: LoadLines): Promise<Meaning | undefined> {
  const { asked, engine, language, open, question } = turn;
  const before = open.topic;
  if (!before || open.offered.length > 0 || engine.pressed(asked)) return undefined;
  const facet = facetOf(asked, language);
  if (!facet) {
    const isShort = lengthOf(asked) <= longestShort;
    return isShort && staysWith(asked, engine.textOf(before), language) ? known(before) : undefined;
  }
  const line = (await lines().catch(() => none))[before]?.[facet];
  if (line) return { ...known(before), line };
  const own = await engine.understand(question);
  // A bare "why?" means nothing by itself.
  if (own.kind === "known" && !(facet === "reason" && lengthOf(asked) <= bare)) return own;
  const home = homeOf[facet];
  return home ? known(home) : { kind: "unknown", topics: [] };
}
