import type { SupabaseClient } from "@supabase/supabase-js";
import { contactFields, type RequestColumn, requestFields } from "#features/contact/contact.fields.ts";
import type { ContactPort, StoredRequest, SubmitFailure } from "#features/contact/contact.port.ts";
import { longestUserAgent } from "#features/contact/contact.rules.ts";
import type { Clock } from "#shared/clock.ts";
import { once } from "#shared/once.ts";
import { failure, type Result } from "#shared/result.ts";
import { pause, timeLimit } from "#shared/time-limit.ts";
import { type AttemptAnswer, readAnswer } from "./supabase-answer.ts";
import type { Database } from "./supabase-types.ts";

/** Silence after which one attempt counts as lost. */
export const attemptLimitMs = 12_000;
/** Pauses before the second and the third attempt; there is no fourth. */
export const retryAfterMs = [700, 2_500] as const;

export interface SupabaseContactDeps {
  /** Fetches the client; called when the visitor first touches the form, again when that failed. */
  load(): Promise<SupabaseClient<Database>>;
  clock: Clock;
  isOnline(): boolean;
  userAgent(): string;
  /** Takes the cause of a failure; never what the visitor typed. */
  log(cause: unknown): void;
}

type Send = Parameters<ContactPort["send"]>;
type Outcome = Result<StoredRequest, SubmitFailure>;

/**
 * Stores contact requests through Supabase's REST interface (SUB-01, SUB-02).
 * Adds what the client lacks: a time limit for each attempt, and bounded retries under one key.
 */
export function supabaseContact(deps: SupabaseContactDeps): ContactPort {
  const client = once(() => deps.load());

  const attemptOnce = (row: Row, signal: AbortSignal) => attempt(row, signal, client, deps);

  return {
    prepare() {
      // A failure here is only logged: the send will fetch the client again, and report it if that fails, too.
      client().catch(deps.log);
    },
    async send(...[request, key, signal]: Send): Promise<Outcome> {
      const row = rowOf(request, key, deps.userAgent());
      for (const afterMs of retryAfterMs) {
        const { outcome, retry } = await attemptOnce(row, signal);
        if (!retry || signal.aborted) return outcome;
        await pause(deps.clock, afterMs, signal);
      }
      return (await attemptOnce(row, signal)).outcome;
    },
  };
}

/** Sends a row once, with a time limit. */
async function attempt(
  row: Row,
  signal: AbortSignal,
  client: SupabaseContactDeps["load"],
  deps: SupabaseContactDeps,
): Promise<AttemptAnswer> {
  const limit = timeLimit(deps.clock, attemptLimitMs, signal);
  try {
    const supabase = await client();
    const answer = await supabase
      .from("contact_submissions")
      .insert(row)
      .select()
      .abortSignal(limit.signal)
      .single();
    const read = readAnswer(answer, { timedOut: limit.timedOut(), online: deps.isOnline() });
    if (read.cause) deps.log(read.cause);
    return read;
  } catch (error) {
    deps.log(error);
    const online = deps.isOnline();
    return { outcome: failure({ kind: online ? "unavailable" : "offline" }), retry: online };
  } finally {
    limit.cancel();
  }
}

/** The stored fields of the specification, and the key that makes a retry harmless. */
function rowOf(request: Send[0], key: string, userAgent: string): Row {
  return {
    ...columnsOf(request),
    gdpr_consent: true,
    language: request.language,
    user_agent: userAgent.slice(0, longestUserAgent),
    submission_key: key,
    // Left out when there is none, so that a normal row has exactly the specified fields.
    ...(request.spamSignal ? { caution: request.spamSignal } : {}),
  };
}

/** The request by column. A field whose column the database lacks does not compile. */
function columnsOf(request: Send[0]): Pick<Row, RequestColumn> {
  const columns = requestFields.map((field) => [contactFields[field].column, request[field]]);
  return Object.fromEntries(columns) as Pick<Row, RequestColumn>;
}

type Row = Database["public"]["Tables"]["contact_submissions"]["Insert"];
