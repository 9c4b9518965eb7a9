import { envOf, type SomeVariables } from "../../src/app/settings/env.ts";
import { chatHosts, type Setup, voiceHosts } from "../../src/features/privacy/ledger/hosts.ts";
import { workersPolicy } from "../../src/shared/own-worker.ts";
import type { Inline } from "./inline.ts";

type Directives = Record<string, string[]>;

/** Allows requests to a server of the site's owner: the database, or error reports. Empty: the page's own origin. */
function server(address: string): Directives {
  return address ? { "connect-src": [new URL(address).origin] } : {};
}

/** The name under which `Reporting-Endpoints` says where to report to. */
export const reportGroup = "breaches";

/**
 * The address to which browsers report violations of the policy: that for error reports. `;` and `,` would end a
 * directive, and nginx would read `$` as a variable, so they are percent-encoded. Empty: no reports.
 */
export function breachAddress({ VITE_ERROR_REPORT_URL: given }: SomeVariables): string {
  return given ? new URL(given).href.replace(/[;,$]/g, encodeURIComponent) : "";
}

/** Both directives: browsers that know `report-to` ignore `report-uri`. */
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

function chat({ chat: given }: Setup): Directives {
  if (!given) return {};
  const { script, folder, servers } = chatHosts(given);
  return {
    "script-src": [folder],
    "style-src-elem": [folder],
    "font-src": [folder],
    // The assistant's pictures lie on the same host, in other folders than the script.
    "img-src": [script],
    "connect-src": servers,
  };
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/** Styles. No directive governs single properties that a script sets, as ours do. */
function styles(inline: Inline, { chat: given }: Setup): Directives {
  if (!given) return { "style-src": ["'self'", ...quoted(inline.styles)], "style-src-attr": ["'none'"] };
  // The widget adds styles while it runs. No hashes here: beside one, browsers ignore 'unsafe-inline'.
  return {
    "style-src": ["'self'"],
    "style-src-elem": ["'self'", "'unsafe-inline'"],
    "style-src-attr": ["'unsafe-inline'"],
  };
}

/**
 * Trusted Types: the browser refuses plain text as markup or as a script's address, except from the one policy named
 * here. Left out with vendors, whose scripts do not support it.
 */
function trustedTypes({ chat: texts, voice: calls }: Setup): Directives {
  if (texts || calls) return {};
  return { "require-trusted-types-for": ["'script'"], "trusted-types": [workersPolicy] };
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
 * @param inline the hashes of inline scripts and styles.
 */
export function contentSecurityPolicy(contacts: SomeVariables, inline: Inline): string {
  const all = own(inline);
  const setup = envOf(contacts);
  for (const part of [
    styles(inline, setup),
    trustedTypes(setup),
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
