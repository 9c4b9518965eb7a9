import type { Outcome } from "./load-send.ts";

/** The state of the database after the last kill. */
export interface Stored {
  keys: string[];
  /** Noted as received in the event table. */
  events: number;
}

/** The figures of the durability check. */
export interface Figures {
  acknowledged: number;
  stored: number;
  lost: number;
  doubled: number;
  /** Stored requests without their event, or the other way round. */
  unnoted: number;
}

/** Compares what was promised with what is there. */
export function compare(outcomes: readonly Outcome[], stored: Stored): Figures {
  const kept = new Set(stored.keys);
  const acknowledged = outcomes.filter((outcome) => outcome.acknowledged);
  return {
    acknowledged: acknowledged.length,
    stored: stored.keys.length,
    lost: acknowledged.filter((outcome) => !kept.has(outcome.key)).length,
    doubled: stored.keys.length - kept.size,
    unnoted: Math.abs(stored.events - stored.keys.length),
  };
}

/** The value below which `share` of all lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Two aligned columns. */
export function table(rows: readonly (readonly [label: string, value: string | number])[]): string {
  const wide = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `${label.padEnd(wide)}  ${value}`).join("\n");
}
