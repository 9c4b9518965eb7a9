import { envOf, type SomeVariables } from "../../src/app/settings/env.ts";
import { chatHosts, type Setup, voiceHosts } from "../../src/features/privacy/ledger/hosts.ts";
import { workersPolicy } from "../../src/shared/own-worker.ts";
import type { Inline } from "./inline.ts";

/** Whether scripts of others may run in the page, once the visitor asks for them. */
export function hasVendors(given: SomeVariables): boolean {
  return Boolean(given.VITE_VAPI_PUBLIC_KEY || given.VITE_CHAT_PROJECT_ID);
}

type Directives = Record<string, string[]>;

/** Another server of one's own: where contact requests go, or errors are reported to. Empty: the page's own origin. */
function server(address: string): Directives {
  return address ? { "connect-src": [new URL(address).origin] } : {};
}

/** The name under which `Reporting-Endpoints` says where to report to. */
export const reportGroup = "breaches";

/**
 * Where the browser itself reports breaches of the policy to: the site's own address for errors, in a form that ends
 * neither a directive nor a quoted word of a host's file. Empty: nowhere.
 */
export function breachAddress({ VITE_ERROR_REPORT_URL: given }: SomeVariables): string {
  return given ? new URL(given).href.replace(/[;,$]/g, encodeURIComponent) : "";
}

/** Browsers that know the second ignore the first. */
function breaches(address: string): Directives {
  return address ? { "report-uri": [address], "report-to": [reportGroup] } : {};
}

/** The sources of the voice provider and its call service, from their documents on content security policies. */
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

/** The sources of the chat provider's widget. */
function chat({ chat: given }: Setup): Directives {
  if (!given) return {};
  const { script, folder, servers } = chatHosts(given);
  return {
    "script-src": [folder],
    "style-src-elem": [folder],
    "font-src": [folder],
    // Pictures are uploaded by whoever builds the assistant: the same host, but other folders.
    "img-src": [script],
    "connect-src": servers,
  };
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/** The documents' own styles. Scripts of ours set single properties, which no directive governs. */
function styles(inline: Inline, { chat: given }: Setup): Directives {
  if (!given) return { "style-src": ["'self'", ...quoted(inline.styles)], "style-src-attr": ["'none'"] };
  // The widget writes its own while it runs. A hash beside the word would make browsers ignore the word.
  return {
    "style-src": ["'self'"],
    "style-src-elem": ["'self'", "'unsafe-inline'"],
    "style-src-attr": ["'unsafe-inline'"],
  };
}

/**
 * No plain text becomes code: neither markup nor the address of a script, but for what the one policy lets through
 * that is named here (Trusted Types; browsers without them ignore it). Vendors' scripts are not written for it.
 */
function trustedTypes(vendors: boolean): Directives {
  return vendors ? {} : { "require-trusted-types-for": ["'script'"], "trusted-types": [workersPolicy] };
}

/** The sources of the site itself. Everything that is not named is forbidden. */
function own({ scripts }: Inline): Directives {
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...quoted(scripts)],
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
 * The site's Content-Security-Policy: no inline script or style but the ones whose hashes are given, no `eval`, and
 * only the hosts that the configured vendors need. With a chat provider any inline style is allowed.
 * @param inline what stands in the documents, by hash.
 */
export function contentSecurityPolicy(contacts: SomeVariables, inline: Inline): string {
  const all = own(inline);
  const setup = envOf(contacts);
  for (const part of [
    styles(inline, setup),
    trustedTypes(hasVendors(contacts)),
    server(setup.database),
    server(setup.reports),
    voice(setup),
    chat(setup),
    breaches(breachAddress(contacts)),
  ]) {
    for (const [directive, sources] of Object.entries(part)) {
      all[directive] = [...new Set([...(all[directive] ?? []), ...sources])];
    }
  }
  return Object.entries(all)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}
