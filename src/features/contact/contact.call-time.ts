import { contactCopy } from "./contact.copy.ts";

const beginnings = [contactCopy.de, contactCopy.en].map(({ callTime }) => callTime.line);

/**
 * The description with the time that suits the visitor as its first line, which may be edited like the rest.
 * @param line the new line, which takes the place of an earlier one; empty: none.
 */
export function withCallTime(problem: string, line: string): string {
  const [first = "", ...more] = problem.split("\n");
  const has = beginnings.some((beginning) => first.startsWith(beginning));
  const rest = (has ? more.join("\n") : problem).replace(/^\n+/, "");
  return [line, rest].filter(Boolean).join("\n\n");
}
