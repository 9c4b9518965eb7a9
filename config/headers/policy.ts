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
>;

type Directives = Record<string, string[]>;

const origin = (given: string | undefined, usual: string) => new URL(given || usual).origin;

/** Where the contact requests go, when not to the page's own origin. */
function database({ VITE_SUPABASE_URL: url }: Contacts): Directives {
  return url ? { "connect-src": [origin(url, url)] } : {};
}

/** What the voice provider and its call service need (their documents on content security policies). */
function voice({ VITE_VAPI_PUBLIC_KEY: key, VITE_VAPI_API_BASE: api }: Contacts): Directives {
  if (!key) return {};
  return {
    // Noise cancelling runs as WebAssembly, loaded from a blob.
    "script-src": ["https://c.daily.co", "'wasm-unsafe-eval'", "blob:"],
    "connect-src": [origin(api, "https://api.vapi.ai"), "https://*.daily.co", "wss://*.daily.co"],
    "worker-src": ["blob:"],
    "media-src": ["blob:"],
  };
}

/** What the chat provider's widget needs. */
function chat(given: Contacts): Directives {
  if (!given.VITE_CHAT_PROJECT_ID) return {};
  const script = origin(given.VITE_CHAT_SCRIPT_URL, "https://cdn.voiceflow.com");
  const servers = [
    origin(given.VITE_CHAT_RUNTIME_URL, "https://general-runtime.voiceflow.com"),
    origin(given.VITE_CHAT_VOICE_URL, "https://runtime-api.voiceflow.com"),
  ];
  return {
    "script-src": [script],
    "style-src-elem": [script],
    "font-src": [script],
    "img-src": [script],
    "connect-src": [...servers, ...servers.map((server) => server.replace(/^http/, "ws"))],
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
  for (const part of [database(contacts), voice(contacts), chat(contacts)]) {
    for (const [directive, sources] of Object.entries(part)) {
      all[directive] = [...new Set([...(all[directive] ?? []), ...sources])];
    }
  }
  return Object.entries(all)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}
