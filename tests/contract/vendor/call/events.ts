import type { DailyEvent } from "@daily-co/daily-js";
import { expect } from "vitest";
import type { Proof } from "../row.ts";
import { counting, joined, tell } from "./room.ts";

/** The same report twice; how many events come of it. */
export function changes(event: DailyEvent, report: object, expected: number): Proof {
  return async (seen) => {
    const call = await joined();
    const count = counting(call, event);
    await tell(call, { action: event, ...report }, { action: event, ...report });
    seen.note("events of the same report twice", count());
    expect(count()).toBe(expected);
  };
}
