import { topics } from "../topics/de.ts";
import { wordings } from "../wordings/de.ts";

export { topics, wordings };

/** German is complete; a language that lacks a topic does not compile. */
export type TopicId = keyof ReturnType<typeof topics>;
