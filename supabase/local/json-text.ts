import { Refusal } from "./refusal.ts";

/** No column of ours holds anything nested. */
const deepest = 100;

/**
 * The value of a JSON text.
 * Brackets thousands deep overflow PGlite's stack, and what it says afterwards ("bad buffer ID") is that of a
 * database that should not be trusted any more: so they never reach it. PostgreSQL itself refuses them.
 * @throws Refusal when it is none, or too deep
 */
export function readJson(text: string): unknown {
  if (depthOf(text) > deepest) throw new Refusal(400, "54001", "stack depth limit exceeded");
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "PGRST102", "Empty or invalid json");
  }
}

function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  // Texts first: a bracket inside of one opens nothing.
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{]|[\]}]/gs)) {
    if (mark === "[" || mark === "{") depth += 1;
    else if (mark === "]" || mark === "}") depth -= 1;
    most = Math.max(most, depth);
  }
  return most;
}
