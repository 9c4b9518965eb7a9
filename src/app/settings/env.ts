/**
 * The configuration of the build (environment.md). The build has checked all of it (config/env.ts), so
 * that no checking code reaches the page.
 */
export interface Env {
  supabase: { url: string; key: string };
  /** The provider of the text chat; an empty address means its public one. Null: the built-in assistant. */
  chat: { projectId: string; scriptUrl: string; runtimeUrl: string; voiceUrl: string } | null;
  /** The voice provider; an empty address means its public one. Null: the built-in voice. */
  voice: { publicKey: string; assistantId: string; apiBase: string } | null;
}

interface Variables {
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_ANON_KEY: string;
  readonly VITE_CHAT_PROJECT_ID: string;
  readonly VITE_CHAT_SCRIPT_URL: string;
  readonly VITE_CHAT_RUNTIME_URL: string;
  readonly VITE_CHAT_VOICE_URL: string;
  readonly VITE_VAPI_PUBLIC_KEY: string;
  readonly VITE_VAPI_ASSISTANT_ID: string;
  readonly VITE_VAPI_API_BASE: string;
  readonly VITE_ERROR_REPORT_URL: string;
}

declare global {
  interface ImportMetaEnv extends Variables {}
}

/** @param origin the page's own, where the embedded backend answers when no project is configured. */
export function readEnv(origin: string): Env {
  return {
    supabase: {
      url: import.meta.env.VITE_SUPABASE_URL || origin,
      key: import.meta.env.VITE_SUPABASE_ANON_KEY,
    },
    chat: import.meta.env.VITE_CHAT_PROJECT_ID
      ? {
          projectId: import.meta.env.VITE_CHAT_PROJECT_ID,
          scriptUrl: import.meta.env.VITE_CHAT_SCRIPT_URL,
          runtimeUrl: import.meta.env.VITE_CHAT_RUNTIME_URL,
          voiceUrl: import.meta.env.VITE_CHAT_VOICE_URL,
        }
      : null,
    voice: import.meta.env.VITE_VAPI_PUBLIC_KEY
      ? {
          publicKey: import.meta.env.VITE_VAPI_PUBLIC_KEY,
          assistantId: import.meta.env.VITE_VAPI_ASSISTANT_ID,
          apiBase: import.meta.env.VITE_VAPI_API_BASE,
        }
      : null,
  };
}
