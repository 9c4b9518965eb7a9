import type { Facts } from "../topic.ts";

/** Lines for the topics that German has lines for: one that is missing or too many does not compile. */
export type Same<German extends (facts: Facts) => object> = Record<keyof ReturnType<German>, string>;
