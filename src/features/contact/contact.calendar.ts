import type { CallbackRequest } from "./contact.draft.ts";

/** From which hour to which somebody is called, in German time. */
export const callHours: Readonly<Record<CallbackRequest["part"], readonly [from: number, to: number]>> = {
  "": [9, 17],
  any: [9, 17],
  morning: [9, 12],
  noon: [12, 14],
  afternoon: [14, 17],
};

/** Germany's time of today: the last Sundays of March and October begin and end summer time. */
const zone = `BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:DAYLIGHT
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
END:VTIMEZONE`;

interface Call extends Pick<CallbackRequest, "day" | "part"> {
  summary: string;
  details: string;
  uid: string;
  /** In milliseconds. */
  now: number;
}

/** The call that was asked for as a calendar's entry, tentative until it is confirmed (RFC 5545). */
export function calendarEntry({ day, part, summary, details, uid, now }: Call): string {
  const [from, to] = callHours[part];
  const at = (hour: number) => `${day.replaceAll("-", "")}T${String(hour).padStart(2, "0")}0000`;
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, "");
  const lines = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Contact form//EN
${zone}
BEGIN:VEVENT
UID:${uid}
DTSTAMP:${stamp}
DTSTART;TZID=Europe/Berlin:${at(from)}
DTEND;TZID=Europe/Berlin:${at(to)}
SUMMARY:${escaped(summary)}
DESCRIPTION:${escaped(details)}
STATUS:TENTATIVE
END:VEVENT
END:VCALENDAR`.split("\n");
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");

/** A line has 75 bytes at most; what follows begins with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  let bytes = 0;
  return [...line]
    .map((sign) => {
      const size = new TextEncoder().encode(sign).length;
      const breaks = bytes + size > 75;
      bytes = breaks ? size + 1 : bytes + size;
      return breaks ? `\r\n ${sign}` : sign;
    })
    .join("");
}
