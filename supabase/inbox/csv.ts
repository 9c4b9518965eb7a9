import { printable } from "../functions/contact-notify/printable.ts";
import { type ContactRequest, requestShape } from "./request.ts";

const columns = requestShape.keyof().options;

/**
 * All requests as a table for spreadsheets (RFC 4180), one line of titles first. With semicolons, which a German Excel
 * expects and LibreOffice asks about, and a byte order mark, without which Excel takes "ü" for "Ã¼".
 */
export function csv(requests: readonly ContactRequest[]): string {
  const rows = requests.map((request) => columns.map((column) => cell(request[column])));
  return `\uFEFF${[columns.map(cell), ...rows].map((row) => row.join(";")).join("\r\n")}`;
}

/**
 * A spreadsheet would take a visitor's "=…" for a formula and run it: at the start of a cell, and wherever a program may
 * split in spite of the quotes. An English Excel splits at commas.
 */
function cell(value: string | boolean | null): string {
  const parts = String(value ?? "").split(/([,;\t\r\n])/);
  const harmless = parts.map((part) => (/^\s*[=+\-@＝＋－＠]/.test(part) ? `'${part}` : part)).join("");
  return `"${printable(harmless).replaceAll('"', '""')}"`;
}
