import type { Setup } from "#features/privacy/ledger/hosts.ts";

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

/** The variables of a build. One that is not set is empty or missing. */
export type SomeVariables = { readonly [Name in keyof Variables]?: string | undefined };

declare global {
  interface ImportMetaEnv extends Variables {}
}

/** The configuration of the site. The build and the page derive it from the variables with the same function. */
export interface Env extends Setup {
  /** An empty address means the page's own, where the embedded backend answers. */
  supabase: { url: string; key: string };
  /** The provider of the text chat; an empty address means its public one. Null: the built-in assistant. */
  chat: { projectId: string; scriptUrl: string; runtimeUrl: string; voiceUrl: string } | null;
  /** The voice provider; an empty address means its public one. Null: the built-in voice. */
  voice: { publicKey: string; assistantId: string; apiBase: string } | null;
}

export function envOf(given: SomeVariables): Env {
  const database = given.VITE_SUPABASE_URL ?? "";
  const { VITE_CHAT_PROJECT_ID: projectId, VITE_VAPI_PUBLIC_KEY: publicKey } = given;
  return {
    database,
    supabase: { url: database, key: given.VITE_SUPABASE_ANON_KEY ?? "" },
    chat: projectId
      ? {
          projectId,
          scriptUrl: given.VITE_CHAT_SCRIPT_URL ?? "",
          runtimeUrl: given.VITE_CHAT_RUNTIME_URL ?? "",
          voiceUrl: given.VITE_CHAT_VOICE_URL ?? "",
        }
      : null,
    voice: publicKey
      ? {
          publicKey,
          assistantId: given.VITE_VAPI_ASSISTANT_ID ?? "",
          apiBase: given.VITE_VAPI_API_BASE ?? "",
        }
      : null,
    reports: given.VITE_ERROR_REPORT_URL ?? "",
  };
}
