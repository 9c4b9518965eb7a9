import { model } from "../model/de.ts";
import { topics } from "../topics/de.ts";

export { model, topics };

/** German is complete; a language that lacks a topic does not compile. */
export type TopicId = keyof ReturnType<typeof topics>;
