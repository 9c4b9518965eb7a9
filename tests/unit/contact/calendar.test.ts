import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { calendarEntry, callHours } from "#features/contact/contact.calendar.ts";
import { callCopy } from "#features/contact/contact.call.copy.ts";
import { callParts } from "#features/contact/contact.draft.ts";

const entry = (change: Partial<Parameters<typeof calendarEntry>[0]> = {}) =>
  calendarEntry({
    day: "2026-11-24",
    part: "noon",
    summary: "Anruf",
    details: "",
    uid: "1",
    now: 0,
    ...change,
  });

/** The entry as a calendar program reads it, with the zone that the file brings along. */
function read(text: string) {
  const component = new ICAL.Component(ICAL.parse(text));
  const zone = component.getFirstSubcomponent("vtimezone");
  if (zone) ICAL.TimezoneService.register(zone);
  const event = component.getFirstSubcomponent("vevent");
  if (!event) throw new Error("no event");
  return { component, event: new ICAL.Event(event), status: event.getFirstPropertyValue("status") };
}

test.each([
  ["2027-03-26", "morning", "2027-03-26T08:00:00.000Z", "2027-03-26T11:00:00.000Z"],
  ["2027-03-29", "morning", "2027-03-29T07:00:00.000Z", "2027-03-29T10:00:00.000Z"],
  ["2027-10-29", "afternoon", "2027-10-29T12:00:00.000Z", "2027-10-29T15:00:00.000Z"],
  ["2027-11-01", "afternoon", "2027-11-01T13:00:00.000Z", "2027-11-01T16:00:00.000Z"],
  ["2027-11-02", "", "2027-11-02T08:00:00.000Z", "2027-11-02T16:00:00.000Z"],
] as const)("on both sides of summer time a call on %s (%s) is at %s", (day, part, start, end) => {
  const { event, status } = read(entry({ day, part }));
  expect(event.startDate.zone?.tzid).toBe("Europe/Berlin");
  expect([event.startDate, event.endDate].map((time) => time.toJSDate().toISOString())).toEqual([start, end]);
  expect(status).toBe("TENTATIVE");
});

test("any text comes back as it was, in lines of at most 75 bytes (RFC 5545, 3.1 and 3.3.11)", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 200 }).map((any) => any.replace(/\p{Cc}/gu, "\n"));
  fc.assert(
    fc.property(text, text, (summary, details) => {
      const written = entry({ summary, details });
      const { event } = read(written);
      expect([event.summary, event.description]).toEqual([summary, details]);
      for (const line of written.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(written).not.toMatch(/[^\r]\n/);
    }),
  );
});

test.each(["", ...callParts] as const)("the hours of %j are those that the form names", (part) => {
  const { anyPart, parts } = callCopy.de;
  expect((part ? parts[part] : anyPart).more.match(/\d+/g)?.map(Number)).toEqual(callHours[part]);
});
