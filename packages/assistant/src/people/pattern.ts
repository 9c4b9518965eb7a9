import type { Care } from "../answer.ts";

/** What is said by somebody in need, or angry: small letters without accents, umlauts written out, single spaces. */
export type Patterns = Readonly<Record<Care, RegExp>>;

export const oneOf = (...patterns: string[]) => new RegExp(`(?:^|(?<= ))(?:${patterns.join("|")})(?= |$)`);

/** At the end of what was said: "ich kann nicht mehr" is a cry for help, "… nicht mehr auf das Formular zugreifen" is none. */
export const closing = (pattern: string) => `(?:${pattern})(?= *$)`;
