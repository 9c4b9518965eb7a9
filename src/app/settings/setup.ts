import type { Setup } from "#features/privacy/ledger/hosts.ts";
import { readEnv } from "./env.ts";

/** The servers that this build may contact. The privacy policy and the drawer list them. */
export function readSetup(): Setup {
  const { supabase, chat, voice } = readEnv("");
  return { database: supabase.url, chat, voice, reports: import.meta.env.VITE_ERROR_REPORT_URL };
}
