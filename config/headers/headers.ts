import { type Contacts, contentSecurityPolicy } from "./policy.ts";

export type Headers = Readonly<Record<string, string>>;

/** A path and its own headers, beside those of every answer. `*` stands for the rest of a path. */
export interface Rule {
  path: string;
  headers: Headers;
}

/**
 * The headers of every answer, from one place: the server of `npm start` and each host's file have them from here.
 * @param inlineScripts the hashes of the documents' inline scripts.
 */
export function securityHeaders(contacts: Contacts, inlineScripts: readonly string[]): Headers {
  const vendors = Boolean(contacts.VITE_VAPI_PUBLIC_KEY || contacts.VITE_CHAT_PROJECT_ID);
  return {
    "Content-Security-Policy": contentSecurityPolicy(contacts, inlineScripts),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy":
      "microphone=(self), camera=(), geolocation=(), display-capture=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    // Vendors' scripts fetch from hosts that may not be ready for it.
    ...(vendors ? {} : { "Cross-Origin-Embedder-Policy": "credentialless" }),
    "X-Frame-Options": "DENY",
  };
}

/** Only where the site is served over HTTPS: on a machine of one's own it would lock the browser out. */
export const overHttps: Headers = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
};

/** Files with a hash in their name never change; documents may at any time. */
export const caching: readonly Rule[] = [
  { path: "/assets/*", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
];
export const documentCaching: Headers = { "Cache-Control": "no-cache" };
