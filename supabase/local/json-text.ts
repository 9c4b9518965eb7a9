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
  const value = parsed(text);
  if (isDeeperThan(deepest, value)) throw new Refusal(400, "54001", "stack depth limit exceeded");
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "PGRST102", "Empty or invalid json");
  }
}

/** Looks at each value once, level by level: calling itself would overflow our own stack. */
function isDeeperThan(most: number, value: unknown): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((container) => Object.values(container).filter(isContainer));
  }
  return false;
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
