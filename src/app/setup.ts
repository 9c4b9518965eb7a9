import type { Setup } from "#features/privacy/ledger/hosts.ts";
import { readEnv } from "./env.ts";

/** Who may be contacted, as the build was configured: what the privacy policy and the drawer are about. */
export function readSetup(): Setup {
  const { supabase, chat, voice } = readEnv("");
  return { database: supabase.url, chat, voice, reports: import.meta.env.VITE_ERROR_REPORT_URL };
}
