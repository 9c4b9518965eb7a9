import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./supabase-types.ts";

// Fetched together with the client, when the form is first touched.
export { readAnswer } from "./supabase-answer.ts";

/** The client of an anonymous visitor: no session is kept, so nothing is stored on the device. */
export function anonymousClient(url: string, key: string): SupabaseClient<Database> {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
