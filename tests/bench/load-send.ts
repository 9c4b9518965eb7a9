import { setTimeout as wait } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { request } from "../backend/support/backend.ts";

/** How one request ended. */
export interface Outcome {
  key: string;
  /** The server said that the request is stored, at once or as an earlier attempt's. */
  acknowledged: boolean;
  /** More than one attempt was needed. */
  retried: boolean;
  /** The answer was that an earlier attempt had stored it. */
  replayed: boolean;
  /** How long the attempt that was answered took, in milliseconds. */
  duration: number;
}

const giveUpAfter = 60_000;
const patient = 30_000;

/**
 * Sends one request, again and again with the same key while no answer comes.
 * @param patience how long the first attempt waits, in milliseconds: a short one hangs up on a server that
 * is just storing the request, so that the answer is lost and not the row
 */
export async function sendUntilAnswered(
  visitor: SupabaseClient,
  key: string,
  patience = patient,
): Promise<Outcome> {
  const row = request({ submission_key: key, problem_description: "How would a chat assistant help us?" });
  const end = performance.now() + giveUpAfter;
  for (let attempt = 1; ; attempt += 1) {
    const started = performance.now();
    const { status, error } = await visitor
      .from("contact_submissions")
      .insert(row)
      .select()
      .abortSignal(AbortSignal.timeout(attempt === 1 ? Math.ceil(patience) : patient))
      .single();
    const duration = performance.now() - started;
    const unanswered = status === 0 || status >= 500;
    if (!unanswered || performance.now() > end) {
      const replayed = status === 409 && error?.code === "23505";
      return { key, acknowledged: status === 201 || replayed, retried: attempt > 1, replayed, duration };
    }
    await wait(50);
  }
}
