import type { DailyEvent } from "@daily-co/daily-js";
import type { Proof } from "../prove.ts";
import { counting, joined, tell } from "./room.ts";

/** The same report twice; how many events come of it. */
export function changes(event: DailyEvent, report: object, expected: number): Proof {
  return async (seen) => {
    const call = await joined();
    const count = counting(call, event);
    await tell(call, { action: event, ...report }, { action: event, ...report });
    seen.is("events of the same report twice", count(), expected);
  };
}
