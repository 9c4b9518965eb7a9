import type { Noted, Order, Source, Topics } from "./answer.ts";
import type { TakenFor } from "./engine.ts";
import type { LoadLines } from "./follow-ups.ts";
import type { Model } from "./model.ts";

/** A subject, and how sure it is that a question asks for that, 0 to 1. */
export interface Decided {
  topic: string;
  /** What the site says of it, where no answer does; fetched when it is asked for. Null where nothing is found. */
  quote?: () => Promise<{ text: string; source: Source } | null>;
  share: number;
}

/** What the assistant knows in one language. */
export interface Content {
  topics: Topics;
  /** Asked after an answer that is not complete. */
  personOffer: string;
  /** Said before an answer that is likely, and not sure; without it, the visitor is asked back. */
  takenFor?: TakenFor;
  /** Said before what is known of a subject, where nothing is said about what was asked of it. */
  unsaid?: TakenFor;
  model: Model;
  /** What follow-ups are answered with; asked for with the first of them. */
  lines?: LoadLines;
  /** Repeats in a sentence what a visitor has just said of themselves. */
  repeat?: (heard: Noted) => string;
  /**
   * What follows from all that they said, the last of it and the topics of the answer; null when nothing does.
   */
  computed?: (all: Noted, heard: Noted, topics: readonly string[]) => Promise<string | null>;
  /** What so many services come to, for as many enquiries as they have named; without an order, null for as many as any. */
  priced?: (order: Order | null, noted: Noted) => string | null;
  /** The subject that a question's words decide. */
  decided?: (question: string) => Promise<Decided | null>;
}
