import { z } from "zod";
import { Refusal } from "./refusal.ts";

const errorShape = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().nullish(),
  hint: z.string().nullish(),
  constraint: z.string().nullish(),
});

/** An error that PostgreSQL reported, as PGlite and node-postgres hand it over. */
export type DatabaseError = z.infer<typeof errorShape>;

/** `error` as PostgreSQL's report; `undefined` when it is none (the connection broke, a bug). */
export function databaseError(error: unknown): DatabaseError | undefined {
  return errorShape.safeParse(error).data;
}

/**
 * PostgREST's answer to a database error.
 * @param signedIn whether the caller is more than the anonymous visitor: a missing right is 403 then, else 401
 */
export function refusalOf(error: DatabaseError, signedIn: boolean): Refusal {
  return new Refusal(statusOf(error.code, signedIn), error.code, error.message, {
    details: error.detail ?? null,
    hint: error.hint ?? null,
  });
}

/** From PostgREST's table in src/PostgREST/Error.hs. */
const statusByCode = new Map([
  ["23503", 409],
  ["23505", 409],
  ["25006", 405],
  ["42883", 404],
  ["42P01", 404],
  ["42P17", 500],
  ["53400", 500],
  ["57P01", 503],
  ["P0001", 400],
]);

const statusByClass = new Map([
  ["08", 503],
  ["09", 500],
  ["0L", 403],
  ["0P", 403],
  ["25", 500],
  ["28", 403],
  ["2D", 500],
  ["38", 500],
  ["39", 500],
  ["3B", 500],
  ["40", 500],
  ["53", 503],
  ["54", 500],
  ["55", 500],
  ["57", 500],
  ["58", 500],
  ["F0", 500],
  ["HV", 500],
  ["P0", 500],
  ["XX", 500],
]);

function statusOf(code: string, signedIn: boolean): number {
  // Our own rules name their status themselves: PT429 is 429.
  const [, own] = /^PT(\d{3})$/.exec(code) ?? [];
  if (own !== undefined) return Number(own);
  if (code === "42501") return signedIn ? 403 : 401;
  return statusByCode.get(code) ?? statusByClass.get(code.slice(0, 2)) ?? 400;
}
