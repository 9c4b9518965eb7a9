import recorded from "./record.json" with { type: "json" };
import type { Rule } from "./rules.ts";

export type { Rule } from "./rules.ts";

/** A row as it was proved with the recorded versions of the packages. */
export interface RecordedRow extends Rule {
  readonly topic: string;
  readonly saw: Readonly<Record<string, string>>;
}

/**
 * Every row by id, as `npm run contract -- --record` wrote it from the proofs. The run compares: a row that was
 * added, dropped or rewritten since then is an error, as is an answer that has changed.
 */
export const record = recorded as {
  readonly versions: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, RecordedRow>>;
};
