import { z } from "zod";

const details = z.looseObject({ message: z.unknown(), stack: z.string().optional() });

/** What went wrong, in words. The client hands in a text, an error, a server's body, or any of them in another. */
export function messageOf(error: unknown, depth = 0): string {
  if (typeof error === "string") return error;
  if (depth > 4 || error === null || error === undefined) return "Unknown error";
  if (Array.isArray(error)) return error.map((part) => messageOf(part, depth + 1)).join(" ");
  if (typeof error !== "object") return String(error);
  for (const place of ["message", "msg", "errorMsg", "error"]) {
    const found: unknown = Reflect.get(error, place);
    if (found !== undefined && found !== null) return messageOf(found, depth + 1);
  }
  return JSON.stringify(error);
}

/** The stack of an error that has one. */
export function stackOf(error: unknown): string {
  const read = details.safeParse(error);
  return (read.success && read.data.stack) || "No stack trace available";
}
