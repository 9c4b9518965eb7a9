import { contactFields, requestFields } from "#features/contact/contact.fields.ts";
import { printable, quoted, steering } from "../functions/contact-notify/printable.ts";
import type { Concern, ContactRequest } from "./request.ts";

const columns: readonly { title: string; text: (request: ContactRequest) => string }[] = [
  { title: "ID", text: (request) => request.id },
  { title: "Time", text: (request) => localTime(request.created_at) },
  { title: "Name", text: (request) => shortened(request.name, 32) },
  { title: "E-mail", text: (request) => request.email },
  { title: "Service", text: (request) => request.service ?? "–" },
  { title: "Language", text: (request) => request.language },
  { title: "Spam signal", text: (request) => marks(request).join(", ") || "–" },
];

/** Requests as an aligned table; `most` is how many were asked for. */
export function listed(requests: readonly ContactRequest[], most: number): string {
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
  const count = `${requests.length} ${requests.length === 1 ? "request" : "requests"}`;
  const total = requests.length < most ? count : `The newest ${count}; export prints all.`;
  return [line(titles), rule, ...rows.map(line), "", total].join("\n");
}

export function shown(request: ContactRequest): string {
  const facts: [string, string | null][] = [
    ["ID", request.id],
    ["Time", localTime(request.created_at)],
    ...entered(request, "lines"),
    ["Language", request.language],
    ["Privacy policy", request.privacy_version],
    ["Answer due", localTime(request.answer_due_at) + (request.overdue ? " (overdue)" : "")],
    ["Spam signal", marks(request).map(markWords).join("; ") || null],
    ["Answered", request.answered_at === null ? null : localTime(request.answered_at)],
  ];
  const lines = facts.map(([title, value]) => `${title.padEnd(15)} ${printable(value ?? "–")}`);
  const texts = entered(request, "long").map(
    ([title, text]) => `\n${text === null ? `No ${title.toLowerCase()}.` : quoted(text, "  ")}`,
  );
  return [...lines, ...texts].join("\n");
}

/** What the visitor entered: what fits a line, or what stands below. */
function entered(request: ContactRequest, which: "lines" | "long"): [string, string | null][] {
  return requestFields
    .map((field) => contactFields[field])
    .filter(({ control }) => (control === "long") === (which === "long"))
    .map(({ inbox, column }) => [inbox, request[column]]);
}

export function concerns(found: readonly Concern[]): string {
  return found
    .map(({ concern, how_many, since }) => `${how_many} ${concern}, since ${localTime(since)}`)
    .join("\n");
}

/** Data as JSON, in which nothing steers the terminal and nothing is lost. */
export function json(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(steering, (sign) =>
    sign
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}

function marks(request: ContactRequest): string[] {
  return [request.caution, request.over_limit].filter((mark) => mark !== null);
}

/** A mark, not a verdict. */
function markWords(mark: string): string {
  const known: Record<string, string> = {
    trap: "trap (a field was filled that people do not see)",
    haste: "haste (sent within three seconds)",
    address: "address (many requests from one connection)",
    email: "email (many requests with this address)",
    overall: "overall (very many requests at that moment)",
  };
  return known[mark] ?? mark;
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

function width(text: string): number {
  return [...text].length;
}
