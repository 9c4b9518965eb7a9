import type { Care } from "../answer.ts";

/** What is said by somebody in need, or angry: small letters without accents, umlauts written out, single spaces. */
export type Patterns = Readonly<Record<Care, readonly RegExp[]> & { despair: RegExp }>;

/** Somebody speaks of themselves with words of despair, and of nothing that belongs here. */
export const despairOf = (self: string, business: string, despair: string) =>
  new RegExp(`^(?=.*\\b(?:${self})\\b)(?!.*(?:\\d|\\b(?:${business})\\b)).*\\b(?:${despair})\\b`);

/**
 * One of these lines. At the end of what was said, "ich kann nicht mehr" is a cry for help, "… nicht mehr auf das Formular
 * zugreifen" is none. Each by itself: an engine takes twice as long to prepare all of them in one.
 */
export const oneOf = (lines: string) =>
  lines
    .trim()
    .split(/\n */)
    .map((line) => new RegExp(`(?:^|(?<= ))(?:${line})(?= |$)`));
