import type { DailyCall, DailyEvent } from "@daily-co/daily-js";
import { expect } from "vitest";
import type { Answers, Proof } from "../prove.ts";
import { counting, joined, tell } from "./room.ts";

/** A value to try, and the words that refuse it; without words it must be accepted. */
export type Check<Subject = DailyCall> = readonly [
  tried: string,
  run: (subject: Subject) => unknown,
  refused?: RegExp,
];

/** A value as a caller without types may write it. */
export function loose<T>(value: unknown): T {
  return value as T;
}

export async function runChecks<Subject>(
  subject: Subject,
  list: readonly Check<Subject>[],
  seen: Answers,
): Promise<void> {
  for (const [tried, run, refused] of list) {
    const answer = await seen.try(tried, () => run(subject));
    if (refused) expect(answer, tried).toMatch(new RegExp(`^refused: .*(${refused.source})`, "s"));
    else expect(answer, tried).toBe("accepted");
  }
}

export function checking<Subject>(
  open: () => Subject | Promise<Subject>,
  ...list: readonly Check<Subject>[]
): Proof {
  return async (seen) => runChecks(await open(), list, seen);
}

/** The same report twice; how many events come of it. */
export function changes(event: DailyEvent, report: object, expected: number): Proof {
  return async (seen) => {
    const call = await joined();
    const count = counting(call, event);
    await tell(call, { action: event, ...report }, { action: event, ...report });
    seen.is("events of the same report twice", count(), expected);
  };
}
