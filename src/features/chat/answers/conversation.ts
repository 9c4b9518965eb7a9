import type { Language } from "#shared/copy.ts";
import type { Answer } from "../chat.port.ts";
import { type Engine, type Meaning, mostOffered } from "./engine.ts";
import { replies } from "./replies.ts";
import type { TopicId } from "./topics.ts";

/** What the assistant's last answer leaves open. */
interface Open {
  /** Topics that it asked back about. */
  offered: Meaning["topics"];
  /** Whether it offered a person. */
  person: boolean;
  unknown: boolean;
  /** The last question that was understood. */
  question: string;
}

const nothingOpen: Open = { offered: [], person: false, unknown: false, question: "" };

/** A longer reply is a question of its own, not a choice among what was offered. */
const longestChoice = 4;
/** A choice must be this many times as likely as the next. */
const chosenBy = 1.4;

export type Reply = (question: string) => Promise<Answer>;

/** Answers one question after the other, each in the light of the one before. */
export function converse(engine: Engine, language: Language): Reply {
  const { last, leaning, no, ordinals, yes } = replies[language];
  let open = nothingOpen;

  const known = (id: TopicId): Meaning => ({ kind: "known", topics: [{ id, probability: 1 }] });

  function byPlace(said: string): TopicId | undefined {
    const { offered } = open;
    if (last.test(said)) return offered.at(-1)?.id;
    const place = ordinals.findIndex((ordinal) => ordinal.test(said));
    return offered[place]?.id ?? (offered.length === 1 && yes.test(said) ? offered[0]?.id : undefined);
  }

  /** A word or two among what was offered: whatever fits clearly better than the others. */
  function byWords(said: string, { topics }: Meaning): TopicId | undefined {
    if (said.split(" ").length > longestChoice) return undefined;
    const fitting = topics.filter(({ id }) => open.offered.some((one) => one.id === id));
    const [first, second] = fitting;
    return first && first.probability > chosenBy * (second?.probability ?? 0) ? first.id : undefined;
  }

  async function meaningOf(question: string, said: string): Promise<Meaning> {
    const placed = byPlace(said);
    if (placed) return known(placed);
    if (open.person && no.test(said)) return known("thanks");
    const meaning = await engine.understand(question);
    if (meaning.kind === "known") return meaning;
    const chosen = byWords(said, meaning);
    if (chosen) return known(chosen);
    if (!open.question || !leaning.test(said)) return meaning;
    const together = await engine.understand(`${open.question} ${question}`);
    return together.kind === "known" ? together : meaning;
  }

  return async (question) => {
    const said = question
      .toLowerCase()
      .replace(/[^\p{L}\p{N} ]/gu, "")
      .trim();
    if (open.person && yes.test(said)) {
      open = nothingOpen;
      return { kind: "handOver" };
    }
    const meaning = await meaningOf(question, said);
    const answer = engine.answer(meaning);
    const again = answer.kind === "unknown" && open.unknown;
    open = {
      offered: answer.kind === "unsure" ? meaning.topics.slice(0, mostOffered) : [],
      person: answer.kind === "unknown" || (answer.kind === "known" && answer.person === true),
      unknown: answer.kind === "unknown",
      question: answer.kind === "known" ? question : open.question,
    };
    return again ? { kind: "unknown", again } : answer;
  };
}
