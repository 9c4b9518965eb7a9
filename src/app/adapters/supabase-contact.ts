import type { SupabaseClient } from "@supabase/supabase-js";
import { contactFields, type RequestColumn, requestFields } from "#features/contact/contact.fields.ts";
import { attemptLimitMs, retryAfterMs } from "#features/contact/contact.patience.ts";
import type { ContactPort, StoredRequest, SubmitFailure } from "#features/contact/contact.port.ts";
import { longestUserAgent } from "#features/contact/contact.rules.ts";
import type { Clock } from "#shared/clock.ts";
import { once } from "#shared/once.ts";
import { failure, type Result } from "#shared/result.ts";
import { pause, timeLimit } from "#shared/time-limit.ts";
import type { AttemptAnswer, readAnswer } from "./supabase-answer.ts";
import type { ContactRow, Database } from "./supabase-types.ts";

export interface SupabaseContactDeps {
  /** Fetches the link; called when the visitor first touches the form, again when that failed. */
  load(): Promise<{ client: SupabaseClient<Database>; readAnswer: typeof readAnswer }>;
  clock: Clock;
  isOnline(): boolean;
  userAgent(): string;
  /** Takes the cause of a failure; never what the visitor typed. */
  log(cause: unknown): void;
}

type Send = Parameters<ContactPort["send"]>;
type Outcome = Result<StoredRequest | null, SubmitFailure>;

/**
 * Stores contact requests through Supabase's REST interface (SUB-01, SUB-02).
 * Adds what the client lacks: a time limit for each attempt, and bounded retries under one key.
 */
export function supabaseContact(deps: SupabaseContactDeps): ContactPort {
  const link = once(() => deps.load());

  return {
    prepare() {
      // A failure here is only logged: the send will fetch the client again, and report it if that fails, too.
      link().catch(deps.log);
    },
    async send(...[request, key, signal]: Send): Promise<Outcome> {
      const row = rowOf(request, key, deps.userAgent());
      for (const afterMs of retryAfterMs) {
        const { outcome, retry } = await attempt(row, key, signal, link, deps);
        if (!retry || signal.aborted) return outcome;
        await pause(deps.clock, afterMs, signal);
      }
      return (await attempt(row, key, signal, link, deps)).outcome;
    },
  };
}

async function attempt(
  row: ContactRow,
  key: string,
  signal: AbortSignal,
  link: SupabaseContactDeps["load"],
  deps: SupabaseContactDeps,
): Promise<AttemptAnswer> {
  const limit = timeLimit(deps.clock, attemptLimitMs, signal);
  try {
    const { client, readAnswer } = await link();
    const answer = await client
      .from("contact_submissions")
      .insert(row)
      .select()
      .abortSignal(limit.signal)
      .single();
    const read = readAnswer(answer, { key, timedOut: limit.timedOut(), online: deps.isOnline() });
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
function rowOf(request: Send[0], key: string, userAgent: string): ContactRow {
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

function columnsOf(request: Send[0]): Pick<ContactRow, RequestColumn> {
  const columns = requestFields.map((field) => [contactFields[field].column, request[field]]);
  return Object.fromEntries(columns) as Pick<ContactRow, RequestColumn>;
}
