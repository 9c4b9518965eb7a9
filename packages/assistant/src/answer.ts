/** Languages that questions are understood in. */
export const languages = ["de", "en"] as const;
export type Language = (typeof languages)[number];

/** A place that an answer comes from. */
export interface Source {
  label: string;
  href: string;
}

/** What is said about one subject. */
export interface Topic {
  /** As a visitor would ask; is offered as a suggestion. */
  question: string;
  answer: string;
  sources: readonly Source[];
  /** The answer is not complete: the rest is offered to a person. */
  person?: true;
}

/** All topics of one language by their ids. */
export type Topics = Readonly<Record<string, Topic>>;

export type Answer =
  | {
      kind: "known";
      text: string;
      sources: readonly Source[];
      more: readonly string[];
      /** The text ends with the offer of a person. */
      person?: true;
    }
  /** It may be one of these; better to ask back than to guess. */
  | { kind: "unsure"; questions: readonly string[] }
  /** `again` when the answer before was unknown, too. */
  | { kind: "unknown"; again?: true }
  /** The visitor has taken the offer: the conversation goes to a person. */
  | { kind: "handOver" };

export interface InLanguage {
  /** The language of an answer where it is not the page's: questions are answered in their own. */
  language?: Language;
}
