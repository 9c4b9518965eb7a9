import { afterEach, describe, expect, test, vi } from "vitest";
import { looksPrivate, provider } from "../src/provider.ts";

function token(claims: object): string {
  return `e30.${btoa(JSON.stringify(claims)).replaceAll("=", "")}.c2ln`;
}

const privateKeys = [
  "sk_live_1234",
  "sk-1234",
  "sb_secret_1234",
  "private_1234",
  "vapi_private_1234",
  " rk_live_1234",
  token({ orgId: "org", token: { tag: "private" } }),
  token({ role: "service_role" }),
];
const publicKeys = [
  "8c2d1f5e-0b5e-4c35-9d57-0e2f3c1b2a19",
  "pk_live_1234",
  "sb_publishable_1234",
  token({ orgId: "org", token: { tag: "public" } }),
  token({ role: "anon" }),
  "a.%%%.c",
];

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("keys", () => {
  test.each(privateKeys)("[API-15] %s looks private", (key) => {
    expect(looksPrivate(key)).toBe(true);
  });

  test.each(publicKeys)("[API-15] %s does not", (key) => {
    expect(looksPrivate(key)).toBe(false);
  });

  test("[API-15] a private key is refused in a page before anything is sent, and taken on a server", () => {
    expect(() => provider({ key: "sk_live_1234" })).not.toThrow();
    vi.stubGlobal("document", {});
    for (const key of privateKeys) expect(() => provider({ key })).toThrow("looks private");
    for (const key of publicKeys) expect(() => provider({ key })).not.toThrow();
  });

  test("[API-15] no key is no provider", () => {
    expect(() => provider({ key: " " })).toThrow("needs a key");
  });
});
