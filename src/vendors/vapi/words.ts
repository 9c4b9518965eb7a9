/** Finds the message of an error. The client passes a text, an error, a server's body, or one inside another. */
export function messageOf(error: unknown, depth = 0): string {
  if (typeof error === "string") return error;
  if (depth > 4 || error === null || error === undefined) return "Unknown error";
  if (Array.isArray(error)) return error.map((part) => messageOf(part, depth + 1)).join(" ");
  if (typeof error !== "object") return String(error);
  for (const place of ["message", "msg", "errorMsg", "error"]) {
    const found: unknown = Reflect.get(error, place);
    if (found !== undefined && found !== null) return messageOf(found, depth + 1);
  }
  return error instanceof Response ? `HTTP ${error.status}` : JSON.stringify(error);
}

/** The name of an error as the client reports it; "error" where it has none. */
export function kindOf(error: unknown): string {
  const kind: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "type") : null;
  return typeof kind === "string" ? kind : "error";
}
