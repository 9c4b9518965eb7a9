import type { Copy } from "#shared/copy.ts";
import { around as aroundDe } from "./wordings/de/around.ts";
import { wordings as de } from "./wordings/de.ts";
import { alike as alikeEn } from "./wordings/en/alike.ts";
import { around as aroundEn } from "./wordings/en/around.ts";
import { wordings as en } from "./wordings/en.ts";

/** Example wordings by topic, one a line; in brackets, `|` stands between alternatives. */
export type Wordings = Readonly<Record<string, string>>;

/** What people say before and after their question, one a line. */
export interface Around {
  before: string;
  after: string;
}

/** What `npm run learn` makes the models from; nothing of it is published. */
export const wordings: Copy<Wordings> = { de, en };
export const around: Copy<Around> = { de: aroundDe, en: aroundEn };
/** Words that one could use for another, a group a line; with German ones no more was right of a held-out writer's. */
export const alike: Copy<string> = { de: "", en: alikeEn };

/** The wordings of one topic. */
export const linesOf = (text: string) => text.trim().split("\n");
