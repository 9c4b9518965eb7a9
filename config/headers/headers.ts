import { envOf, type SomeVariables } from "../../src/app/settings/env.ts";
import type { Inline } from "./inline.ts";
import { breachAddress, contentSecurityPolicy, reportGroup } from "./policy.ts";

export type Headers = Readonly<Record<string, string>>;

/**
 * The headers of every answer, for the server of `npm start` and for each host's file.
 * @param inline the hashes of inline scripts and styles.
 */
export function securityHeaders(contacts: SomeVariables, inline: Inline): Headers {
  const reports = breachAddress(contacts);
  return {
    "Content-Security-Policy": contentSecurityPolicy(contacts, inline),
    ...(reports ? { "Reporting-Endpoints": `${reportGroup}="${reports}"` } : {}),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy":
      "microphone=(self), camera=(), geolocation=(), display-capture=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...embedding(contacts),
    "X-Frame-Options": "DENY",
  };
}

/**
 * Decides which resources of other servers the page may embed. With vendors' scripts there is no rule: they fetch from
 * hosts that may not support one. "credentialless" lets error reports through although their server allows no reading.
 */
function embedding(contacts: SomeVariables): Headers {
  const { chat, reports, voice } = envOf(contacts);
  if (chat || voice) return {};
  const policy = reports ? "credentialless" : "require-corp";
  return { "Cross-Origin-Embedder-Policy": policy };
}

const twoYears = "max-age=63072000";

/** How far "HTTPS only" reaches. Browsers keep it for two years, and leaving the preload list takes months. */
const hstsChoices = {
  /** This name alone. */
  own: twoYears,
  /** Every name below it, too. */
  subdomains: `${twoYears}; includeSubDomains`,
  /** As the list of hosts asks for that browsers ship with (hstspreload.org). */
  preload: `${twoYears}; includeSubDomains; preload`,
};

/**
 * Only for hosts with HTTPS: sent from localhost, it would keep the browser from every later server there.
 * @param choice `own`, `subdomains` or `preload`, from the variable HSTS; the first when there is none
 * @throws Error on any other word
 */
export function overHttps(choice = ""): Headers {
  const wanted = choice.trim() || "own";
  const entry = Object.entries(hstsChoices).find(([name]) => name === wanted);
  if (!entry)
    throw new Error(`HSTS must be one of ${Object.keys(hstsChoices).join(", ")}, but it is "${wanted}".`);
  return { "Strict-Transport-Security": entry[1] };
}

/** Files with a hash in their name never change; documents may at any time. */
export const assets = "/assets/";
export const assetCaching: Headers = { "Cache-Control": "public, max-age=31536000, immutable" };
export const documentCaching: Headers = { "Cache-Control": "no-cache" };
