import { randomUUID } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { type LocalSupabase, type StartOptions, startLocalSupabase } from "../../../supabase/local/start.ts";
import { emptyRow } from "../../support/contact-request.ts";
import { emptyCluster } from "./empty-cluster.ts";
import { IdleSocket } from "./idle-socket.ts";

export type Backend = ReturnType<typeof asBackend>;

export async function startBackend(options: StartOptions = {}) {
  const logged: string[] = [];
  const cluster = await emptyCluster();
  const server = await startLocalSupabase({ cluster, log: (line) => logged.push(line), ...options });
  return asBackend(server, logged);
}

export function asBackend(server: LocalSupabase, logged: string[]) {
  return {
    ...server,
    visitor: client(server.url, server.publishableKey),
    staff: client(server.url, server.secretKey),
    logged,
    /** Removes all requests and puts the settings back, so that one backend serves many tests. */
    async forget() {
      await server.db.run(`
        delete from public.contact_submissions;
        delete from private.contact_networks;
        delete from private.contact_counts;
        update public.contact_settings
           set per_email_hour = 5, per_address_hour = 30, overall_minute = 120, daily_ceiling = 5000,
               confirmations_hour = 60, address_header = 'x-forwarded-for', keep = interval '180 days',
               cleared_on = current_date;`);
      logged.length = 0;
    },
  };
}

export function client(url: string, key: string, headers: Record<string, string> = {}): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: IdleSocket },
    global: { headers },
  });
}

/** The limits are for visitors; a load would reach each of them. */
export const withoutLimits = ({ db }: Pick<LocalSupabase, "db">) =>
  db.run(
    "update contact_settings set per_email_hour = null, per_address_hour = null, overall_minute = null, daily_ceiling = null",
  );

let sent = 0;

interface SentRequest {
  [column: string]: unknown;
  email: string;
  submission_key?: string;
}

export function request(changes: Readonly<Record<string, unknown>> = {}): SentRequest {
  sent += 1;
  return {
    ...emptyRow,
    name: "Ada Lovelace",
    email: `ada.${sent}.${randomUUID().slice(0, 8)}@example.com`,
    gdpr_consent: true,
    language: "de",
    user_agent: "a browser",
    ...changes,
  };
}

export async function send(supabase: SupabaseClient, row: SentRequest) {
  return supabase.from("contact_submissions").insert(row).select().single();
}
