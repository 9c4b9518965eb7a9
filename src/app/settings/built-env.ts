import { type Env, envOf } from "./env.ts";

/**
 * The configuration of this build, which has checked it (config/env.ts), so that no checking code reaches the page.
 * Each variable is named here: the build replaces these names, and no other variable gets into the page.
 */
export const builtEnv: Env = envOf({
  VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL,
  VITE_SUPABASE_ANON_KEY: import.meta.env.VITE_SUPABASE_ANON_KEY,
  VITE_CHAT_PROJECT_ID: import.meta.env.VITE_CHAT_PROJECT_ID,
  VITE_CHAT_SCRIPT_URL: import.meta.env.VITE_CHAT_SCRIPT_URL,
  VITE_CHAT_RUNTIME_URL: import.meta.env.VITE_CHAT_RUNTIME_URL,
  VITE_CHAT_VOICE_URL: import.meta.env.VITE_CHAT_VOICE_URL,
  VITE_VAPI_PUBLIC_KEY: import.meta.env.VITE_VAPI_PUBLIC_KEY,
  VITE_VAPI_ASSISTANT_ID: import.meta.env.VITE_VAPI_ASSISTANT_ID,
  VITE_VAPI_API_BASE: import.meta.env.VITE_VAPI_API_BASE,
  VITE_ERROR_REPORT_URL: import.meta.env.VITE_ERROR_REPORT_URL,
});
