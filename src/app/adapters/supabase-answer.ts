import type { StoredRequest, SubmitFailure } from "#features/contact/contact.port.ts";
import { failure, type Result, success } from "#shared/result.ts";

/** The outcome of one attempt, and whether another attempt could succeed. */
export interface AttemptAnswer {
  outcome: Result<StoredRequest, SubmitFailure>;
  retry: boolean;
  /** For the log. */
  cause?: unknown;
}

/** The part of the client's answer that is read here; any server in between may have written it. */
interface ClientAnswer {
  status: number;
  data: { id: string } | null;
  error: { message: string; code?: string; details?: string | null; hint?: string | null } | null;
}

/** PostgreSQL's class 22 and 23 (bad data, broken rule) and 42501 (not allowed). */
const refusedByRule = /^(22|23)...$|^42501$/;
/** PostgREST's code for "such a row is there": the key has been stored by an earlier attempt. */
const alreadyStored = "23505";

/**
 * Turns the client's answer into the port's words.
 * @param circumstances facts that the client does not know: our time limit was over, the device is offline.
 */
export function readAnswer(
  { status, data, error }: ClientAnswer,
  circumstances: { timedOut: boolean; online: boolean },
): AttemptAnswer {
  if (!error) return { outcome: success({ id: data?.id ?? null }), retry: false };
  const code = error.code ?? "";
  if (status === 409 && code === alreadyStored) return { outcome: success({ id: null }), retry: false };

  const cause = { status, code, hint: error.hint, message: error.message };
  const failed = (reason: SubmitFailure, retry = false): AttemptAnswer => ({
    outcome: failure(reason),
    retry,
    cause,
  });

  if (circumstances.timedOut) return failed({ kind: "timeout" }, true);
  if (!circumstances.online) return failed({ kind: "offline" });
  if (status === 0) return failed({ kind: "unavailable" }, true);
  if (status === 429) return failed({ kind: "tooMany" });
  if (status === 408 || status >= 502) return failed({ kind: "unavailable" }, true);
  if (refusedByRule.test(code)) return failed({ kind: "refused" });
  return failed({ kind: "unknown", message: sayable(error.message) }, status >= 500);
}

/** A gateway's HTML page is no message. */
function sayable(message: string): string | null {
  return message.trim() && !/^\s*<(!doctype|html|head|body)\b/i.test(message) ? message : null;
}
