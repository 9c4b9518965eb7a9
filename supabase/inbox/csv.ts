import { type ContactRequest, requestShape } from "./request.ts";

const columns = requestShape.keyof().options;

/** All requests as CSV (RFC 4180), one line of titles first. */
export function csv(requests: readonly ContactRequest[]): string {
  const rows = requests.map((request) => columns.map((column) => cell(request[column])));
  return [columns, ...rows].map((row) => row.join(",")).join("\r\n");
}

function cell(value: string | boolean | null): string {
  const text = String(value ?? "");
  // A spreadsheet would take a visitor's "=…" for a formula and run it.
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
