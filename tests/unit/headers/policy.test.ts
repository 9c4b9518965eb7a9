import { describe, expect, test } from "vitest";
import { overHttps, securityHeaders } from "../../../config/headers/headers.ts";
import { hostFiles } from "../../../config/headers/hosts.ts";
import { scriptHashes } from "../../../config/headers/inline.ts";
import { type Contacts, contentSecurityPolicy } from "../../../config/headers/policy.ts";

const vendors: Contacts = {
  VITE_SUPABASE_URL: "https://project.supabase.co/",
  VITE_VAPI_PUBLIC_KEY: "key",
  VITE_CHAT_PROJECT_ID: "project",
};

function sources(policy: string, directive: string): string[] {
  const found = policy.split("; ").find((part) => part.startsWith(`${directive} `));
  return found?.split(" ").slice(1) ?? [];
}

function hosts(policy: string): string[] {
  return [...new Set(policy.match(/\b(?:https|wss):\/\/[^ ;]+/g))].sort();
}

describe("the policy", () => {
  test("without vendors names no other host, and lets no script run but our own", () => {
    const policy = contentSecurityPolicy({}, ["sha256-abc"]);
    expect(hosts(policy)).toEqual([]);
    expect(sources(policy, "script-src")).toEqual(["'self'", "'sha256-abc'"]);
    expect(sources(policy, "default-src")).toEqual(["'none'"]);
    for (const directive of ["frame-ancestors", "form-action", "base-uri"]) {
      expect(sources(policy, directive)).toEqual(["'none'"]);
    }
  });

  test("names the hosts of what is configured, and no other", () => {
    const policy = contentSecurityPolicy(vendors, []);
    expect(hosts(policy)).toEqual([
      "https://*.daily.co",
      "https://api.vapi.ai",
      "https://c.daily.co",
      "https://cdn.voiceflow.com",
      "https://general-runtime.voiceflow.com",
      "https://project.supabase.co",
      "https://runtime-api.voiceflow.com",
      "wss://*.daily.co",
      "wss://general-runtime.voiceflow.com",
      "wss://runtime-api.voiceflow.com",
    ]);
    expect(sources(policy, "script-src")).toContain("https://cdn.voiceflow.com");
    expect(sources(policy, "connect-src")).not.toContain("https://cdn.voiceflow.com");
  });

  test("follows addresses of one's own", () => {
    const policy = contentSecurityPolicy(
      {
        ...vendors,
        VITE_VAPI_API_BASE: "https://api.eu.vapi.ai/v1",
        VITE_CHAT_SCRIPT_URL: "https://cdn.example/x.mjs",
      },
      [],
    );
    expect(hosts(policy)).toContain("https://api.eu.vapi.ai");
    expect(hosts(policy)).not.toContain("https://api.vapi.ai");
    expect(sources(policy, "script-src")).toContain("https://cdn.example");
  });

  test.each([{}, vendors])("never allows inline scripts or eval", (contacts) => {
    const scripts = sources(contentSecurityPolicy(contacts, []), "script-src");
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(scripts).not.toContain("'unsafe-eval'");
  });
});

test("only what runs is hashed: data and files are not", () => {
  const html = `<script type="application/ld+json">{}</script><script src="/a.js"></script><script data-x="1">go()</script>`;
  expect(scriptHashes(html)).toEqual(["sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw="]);
});

test.each([
  [undefined, "max-age=63072000"],
  ["subdomains", "max-age=63072000; includeSubDomains"],
  ["preload", "max-age=63072000; includeSubDomains; preload"],
])("HTTPS-only covers what was chosen: %s", (choice, value) => {
  expect(overHttps(choice)).toEqual({ "Strict-Transport-Security": value });
  expect(() => overHttps("all")).toThrow('HSTS must be one of own, subdomains, preload, but it is "all".');
});

test("[P-camera-never] no page of the site may open a camera, whatever is configured", () => {
  for (const configured of [{}, vendors]) {
    expect(securityHeaders(configured, [])["Permissions-Policy"]).toMatch(/(^|, )camera=\(\)(,|$)/);
  }
});

describe("each host's file", () => {
  const headers = { ...securityHeaders(vendors, ["sha256-abc"]), ...overHttps() };

  test.each(hostFiles(headers))("$name holds every header, letter by letter", ({ text }) => {
    const plain = text.replaceAll('\\"', '"');
    for (const [name, value] of Object.entries(headers)) {
      expect(plain).toContain(name);
      expect(plain).toContain(value);
    }
    expect(plain).toContain("max-age=31536000, immutable");
  });

  test("no value holds what would end its quotes", () => {
    for (const value of Object.values(headers)) expect(value).not.toMatch(/["\\\n$]/);
  });
});
