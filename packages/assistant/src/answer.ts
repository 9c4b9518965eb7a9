/** Languages that questions are understood in. */
export const languages = ["de", "en"] as const;
export type Language = (typeof languages)[number];

/** A place that an answer comes from. */
export interface Source {
  label: string;
  href: string;
}

/** What a follow-up can ask of the subject before it: how long, where, who, at what price, in writing, at weekends, … */
export type Facet =
  | "duration"
  | "when"
  | "place"
  | "who"
  | "cost"
  | "directly"
  | "reason"
  | "exception"
  | "after"
  | "certain"
  | "written"
  | "days"
  | "sooner"
  | "others";

/** What is said about one subject. */
export interface Topic {
  /** As a visitor would ask; is offered as a suggestion. */
  question: string;
  answer: string;
  sources: readonly Source[];
  /** The answer is not complete: the rest is offered to a person. */
  person?: true;
  /** Names of the places that the answer leads to; the site knows what each opens. */
  next?: readonly string[];
}

/** All topics of one language by their ids. */
export type Topics = Readonly<Record<string, Topic>>;

/** What is said when a follow-up asks only this of a subject, by the subject's id. */
export type FollowUps = Readonly<Record<string, Partial<Record<Facet, string>>>>;

/** Somebody who is in need or angry is answered as a person, before any topic is looked for. */
export const cares = ["emergency", "violence", "crisis", "insult"] as const;
export type Care = (typeof cares)[number];

export interface Known {
  kind: "known";
  text: string;
  /** The ids of the topics that the text is from. */
  topics: readonly string[];
  sources: readonly Source[];
  more: readonly string[];
  next?: readonly string[];
  /** The text ends with the offer of a person. */
  person?: true;
  /** The text is a passage of the site, word for word. */
  quoted?: true;
  /** Nothing is said about just that; what is said about the subject, is. */
  unsaid?: true;
  /** Likely, not sure: the text begins with what the question was taken for, and `more` holds what else it may mean. */
  likely?: true;
}

export type Answer =
  | Known
  /** It may be one of these; better to ask back than to guess. */
  | { kind: "unsure"; topics: readonly string[]; questions: readonly string[]; perhaps?: true }
  /** `again` when the answer before was unknown, too; `far` from all that is known here, and nothing for a person;
   * `perhaps` somebody is in need, as something is told of a person; `near` holds questions that may help. */
  | { kind: "unknown"; again?: true; far?: true; perhaps?: true; near?: readonly string[] }
  /** The visitor has taken the offer: the conversation goes to a person. */
  | { kind: "handOver" }
  /** Said to somebody in need, with telephone numbers; nothing else is offered. */
  | { kind: "care"; care: Care };

/** Working days, Monday first: nobody calls on another; and the parts of a day in which somebody can be called. */
export const weekdays = [1, 2, 3, 4, 5] as const;
export type Weekday = (typeof weekdays)[number];
export type Daytime = "morning" | "noon" | "afternoon";

/** What a price is asked of: so many services in so many months, or in a year after the first. */
export interface Order {
  services: number;
  months: number;
  later?: boolean;
}

/** Of what is saved: a year without the setup, the enquiries from which on it is worth it, hours, and the cost of today. */
export const partsOfSum = ["later", "breakEven", "hours", "today"] as const;
export type PartOfSum = (typeof partsOfSum)[number];

/** What a visitor has said of themselves. */
export interface Noted {
  people?: number;
  tickets?: { count: number; per?: "day" | "week" | "month" };
  /** Minutes that one ticket takes, and euros that an hour costs. */
  minutes?: number;
  hourly?: number;
  /** How many of a hundred enquiries fall away, where they ask for another share than the site's own, or half of that. */
  share?: number | "half";
  /** What they ask for of the sum, instead of all of it. */
  asks?: PartOfSum;
  systems?: readonly string[];
  order?: Order;
  /** When they want to be called. */
  day?: Weekday;
  daytime?: Daytime;
}

/** An answer with what the visitor has said of themselves so far. */
export type Said = Answer & { noted?: Noted };

export interface InLanguage {
  /** The language of an answer where it is not the page's: questions are answered in their own. */
  language?: Language;
}
