import type { ContactRequest } from "./request.ts";

const columns: readonly { title: string; text: (request: ContactRequest) => string }[] = [
  { title: "ID", text: (request) => request.id },
  { title: "Time", text: (request) => localTime(request.created_at) },
  { title: "Name", text: (request) => shortened(request.name, 32) },
  { title: "E-mail", text: (request) => request.email },
  { title: "Service", text: (request) => request.service ?? "–" },
  { title: "Language", text: (request) => request.language },
  { title: "Caution", text: (request) => request.caution ?? "–" },
];

/** All requests as an aligned table. */
export function listed(requests: readonly ContactRequest[]): string {
  if (requests.length === 0) return "No requests yet.";
  const rows = requests.map((request) => columns.map((column) => printable(column.text(request))));
  const titles = columns.map((column) => column.title);
  const widths = titles.map((title, at) =>
    Math.max(...[title, ...rows.map((row) => row[at] ?? "")].map(width)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => cell + " ".repeat(Math.max(0, (widths[at] ?? 0) - width(cell))))
      .join("  ")
      .trimEnd();
  const rule = line(widths.map((size) => "─".repeat(size)));
  const total = `${requests.length} ${requests.length === 1 ? "request" : "requests"}`;
  return [line(titles), rule, ...rows.map(line), "", total].join("\n");
}

/** One request in full. */
export function shown(request: ContactRequest): string {
  const facts: [string, string | null][] = [
    ["ID", request.id],
    ["Time", localTime(request.created_at)],
    ["Name", request.name],
    ["E-mail", request.email],
    ["Company", request.company_name],
    ["Service", request.service],
    ["Language", request.language],
    ["Privacy policy", request.privacy_version],
    ["Answer due", localTime(request.answer_due_at) + (request.overdue ? " (overdue)" : "")],
    ["Caution", request.caution === null ? null : cautionWords(request.caution)],
    ["Answered", request.answered_at === null ? null : localTime(request.answered_at)],
  ];
  const lines = facts.map(([title, value]) => `${title.padEnd(15)} ${printable(value ?? "–")}`);
  return [...lines, "", printable(request.problem_description ?? "No description.")].join("\n");
}

/** A mark, not a verdict. */
function cautionWords(caution: string): string {
  const known: Record<string, string> = {
    trap: "trap (a field was filled that people do not see)",
    haste: "haste (sent within three seconds)",
  };
  return known[caution] ?? caution;
}

function localTime(iso: string): string {
  const time = new Date(iso);
  const two = (part: number): string => String(part).padStart(2, "0");
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join("-");
  return `${day} ${two(time.getHours())}:${two(time.getMinutes())}`;
}

function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join("")}…`;
}

/** A visitor's text must not steer the terminal: control characters other than line breaks show as a sign. */
function printable(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, "\u{fffd}");
}

function width(text: string): number {
  return [...text].length;
}
