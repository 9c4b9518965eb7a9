import { chatHosts, type Setup, voiceHosts } from "../../src/features/privacy/ledger/hosts.ts";
import type { Variables } from "../env.ts";

/** The part of the build's variables that decides who may be contacted. */
export type Contacts = Pick<
  Variables,
  | "VITE_SUPABASE_URL"
  | "VITE_VAPI_PUBLIC_KEY"
  | "VITE_VAPI_API_BASE"
  | "VITE_CHAT_PROJECT_ID"
  | "VITE_CHAT_SCRIPT_URL"
  | "VITE_CHAT_RUNTIME_URL"
  | "VITE_CHAT_VOICE_URL"
  | "VITE_ERROR_REPORT_URL"
>;

type Directives = Record<string, string[]>;

/** The same, as the ledger of the privacy policy reads it: hosts are written there, and nowhere else. */
export function setupOf(given: Contacts): Setup {
  return {
    database: given.VITE_SUPABASE_URL ?? "",
    chat: given.VITE_CHAT_PROJECT_ID
      ? {
          scriptUrl: given.VITE_CHAT_SCRIPT_URL ?? "",
          runtimeUrl: given.VITE_CHAT_RUNTIME_URL ?? "",
          voiceUrl: given.VITE_CHAT_VOICE_URL ?? "",
        }
      : null,
    voice: given.VITE_VAPI_PUBLIC_KEY ? { apiBase: given.VITE_VAPI_API_BASE ?? "" } : null,
    reports: given.VITE_ERROR_REPORT_URL ?? "",
  };
}

/** Another server of one's own: where contact requests go, or errors are reported to. Empty: the page's own origin. */
function server(address: string): Directives {
  return address ? { "connect-src": [new URL(address).origin] } : {};
}

/** What the voice provider and its call service need (their documents on content security policies). */
function voice({ voice: given }: Setup): Directives {
  if (!given) return {};
  const { api, program, servers } = voiceHosts(given);
  return {
    // Noise cancelling runs as WebAssembly, loaded from a blob.
    "script-src": [program, "'wasm-unsafe-eval'", "blob:"],
    "connect-src": [api, ...servers],
    "worker-src": ["blob:"],
    "media-src": ["blob:"],
  };
}

/** What the chat provider's widget needs. */
function chat({ chat: given }: Setup): Directives {
  if (!given) return {};
  const { script, servers } = chatHosts(given);
  return {
    "script-src": [script],
    "style-src-elem": [script],
    "font-src": [script],
    "img-src": [script],
    "connect-src": servers,
  };
}

/** What the site itself needs. Nothing is allowed that is not named. */
function own(inlineScripts: readonly string[]): Directives {
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inlineScripts.map((hash) => `'${hash}'`)],
    "style-src": ["'self'"],
    // Inlined in the documents for the first paint, and set by dialogs while they are open. Styles run no code.
    "style-src-elem": ["'self'", "'unsafe-inline'"],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "media-src": ["'self'"],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
}

/**
 * The site's Content-Security-Policy: no inline script but the ones whose hashes are given, no `eval`, and only
 * the hosts that the configured vendors need.
 * @param inlineScripts their hashes, like `sha256-…`.
 */
export function contentSecurityPolicy(contacts: Contacts, inlineScripts: readonly string[]): string {
  const all = own(inlineScripts);
  const setup = setupOf(contacts);
  for (const part of [server(setup.database), server(setup.reports), voice(setup), chat(setup)]) {
    for (const [directive, sources] of Object.entries(part)) {
      all[directive] = [...new Set([...(all[directive] ?? []), ...sources])];
    }
  }
  return Object.entries(all)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}
