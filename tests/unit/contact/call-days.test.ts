import { describe, expect, test } from "vitest";
import { callDays, easterSunday } from "#features/contact/contact.call-days.ts";

/** A time of day in Frankfurt, in winter. */
const at = (time: string) => Date.parse(`${time}+01:00`);

describe("[P-call-as-agreed] the days on offer for a call", () => {
  test("are five working days, and the answer comes before the first", () => {
    expect(callDays(at("2026-11-23T08:00"))).toEqual([
      "2026-11-24",
      "2026-11-25",
      "2026-11-26",
      "2026-11-27",
      "2026-11-30",
    ]);
    expect(callDays(at("2026-11-23T10:00"))[0]).toBe("2026-11-25");
    expect(callDays(at("2026-11-22T17:00"))[0]).toBe("2026-11-24");
  });

  test("leave weekends out, also when the day before is a Friday", () => {
    expect(callDays(at("2026-11-20T12:00"))[0]).toBe("2026-11-23");
  });

  test("leave public holidays out, moving ones and the turn of the year included", () => {
    expect(callDays(at("2026-12-22T12:00"))).toEqual([
      "2026-12-24",
      "2026-12-28",
      "2026-12-29",
      "2026-12-30",
      "2026-12-31",
    ]);
    expect(callDays(at("2026-12-30T12:00"))[0]).toBe("2027-01-04");
    // Good Friday and Easter Monday, then Ascension Day.
    expect(callDays(at("2026-03-31T07:00")).slice(0, 3)).toEqual(["2026-04-01", "2026-04-02", "2026-04-07"]);
    expect(callDays(at("2026-05-12T07:00"))).not.toContain("2026-05-14");
  });

  test("follow the calendar of Frankfurt, wherever the visitor is", () => {
    // Half past nine in Frankfurt.
    expect(callDays(Date.parse("2026-11-24T00:30-08:00"))[0]).toBe("2026-11-26");
  });
});

test.each(["2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28", "2049-04-18", "2076-04-19"])(
  "Easter Sunday is on %s",
  (day) => {
    expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
  },
);
