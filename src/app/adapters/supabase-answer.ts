import * as z from "zod/mini";
import type { ContactRequest } from "#features/contact/contact.draft.ts";
import { contactFields, requestFields } from "#features/contact/contact.fields.ts";
import type { StoredRequest, SubmitFailure } from "#features/contact/contact.port.ts";
import { languages } from "#shared/language.ts";
import { failure, type Result, success } from "#shared/result.ts";

/** The outcome of one attempt, and whether another attempt could succeed. */
export interface AttemptAnswer {
  outcome: Result<StoredRequest | null, SubmitFailure>;
  retry: boolean;
  /** For the log: what was answered, but nothing that the visitor typed. */
  cause?: unknown;
}

/** The client's answer. Any server in between may have written it, so that its parts can be anything. */
interface ClientAnswer {
  status: number;
  data: unknown;
  error: unknown;
}

/** Facts that the answer does not hold. */
interface Circumstances {
  key: string;
  timedOut: boolean;
  online: boolean;
}

/** PostgreSQL's class 22 and 23 (bad data, broken rule) and 42501 (not allowed). */
const refusedByRule = /^(22|23)...$|^42501$/;
/** The database stopped the statement at its own time limit. */
const stoppedByTimeLimit = "57014";
/** The rule that a key is stored once. Broken, it says that an earlier attempt has stored the request. */
const keyStoredOnce = "contact_submission_key_once";

const columns = requestFields.map((field) => contactFields[field].column);
const rowShape = z.object({
  id: z.uuid(),
  submission_key: z.uuid(),
  created_at: z.string(),
  language: z.enum(languages),
  ...Object.fromEntries(columns.map((column) => [column, z.nullable(z.string())])),
});

const text = z.catch(z.string(), "");
const errorShape = z.catch(z.object({ message: text, code: text, hint: text }), {
  message: "",
  code: "",
  hint: "",
});

/** Turns the client's answer into the port's words. Only the row itself, or the conflict of its key, is success. */
export function readAnswer({ status, data, error }: ClientAnswer, sent: Circumstances): AttemptAnswer {
  const row = error ? null : storedRow(data, sent.key);
  if (row) return { outcome: success(row), retry: false };
  const { message, code, hint } = errorShape.parse(error);
  if (status === 409 && code === "23505" && message.includes(keyStoredOnce)) {
    return { outcome: success(null), retry: false };
  }
  const said = status >= 400 && isReadable(message) ? message : null;
  const cause = { status, code, hint, answered: said ?? outline(error ? message || error : data) };
  const failed = (reason: SubmitFailure, retry = false): AttemptAnswer => ({
    outcome: failure(reason),
    retry,
    cause,
  });

  if (sent.timedOut || code === stoppedByTimeLimit) return failed({ kind: "timeout" }, true);
  if (!sent.online) return failed({ kind: "offline" });
  if (status === 0) return failed({ kind: "unavailable" }, true);
  if (status === 429) return failed({ kind: "tooMany" });
  if (status === 408) return failed({ kind: "unavailable" });
  if (status >= 502) return failed({ kind: "unavailable" }, true);
  if (status === 413 || refusedByRule.test(code)) return failed({ kind: "refused" });
  return failed({ kind: "unknown", message: said }, status >= 500);
}

/** The row, in the port's words. Null when `data` is none, or the row of another request. */
function storedRow(data: unknown, key: string): StoredRequest | null {
  const { success: isRow, data: row } = rowShape.safeParse(data);
  if (!isRow || row.submission_key !== key) return null;
  const entered = Object.fromEntries(
    requestFields.map((field) => [field, (row as Record<string, unknown>)[contactFields[field].column]]),
  ) as ContactRequest;
  return { ...entered, id: row.id, createdAt: row.created_at, language: row.language };
}

/** A gateway's page, and an answer that was cut off, are no message. */
function isReadable(message: string): boolean {
  return message.trim() !== "" && !/^\s*(<(!doctype|html|head|body)\b|[{[])/i.test(message);
}

/** The form of an unexpected answer, without its values: they may be what the visitor typed. */
function outline(answered: unknown): string {
  if (typeof answered === "string") return `${answered.length} characters`;
  if (Array.isArray(answered)) return `a list of ${answered.length}`;
  if (typeof answered === "object" && answered) return `an object of ${Object.keys(answered).join(", ")}`;
  return String(answered);
}
