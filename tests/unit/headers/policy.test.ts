import { describe, expect, test } from "vitest";
import type { SomeVariables } from "#app/settings/env.ts";
import { overHttps, securityHeaders } from "../../../config/headers/headers.ts";
import { hostFiles } from "../../../config/headers/hosts.ts";
import { inlineOf } from "../../../config/headers/inline.ts";
import { contentSecurityPolicy } from "../../../config/headers/policy.ts";

const vendors: SomeVariables = {
  VITE_SUPABASE_URL: "https://project.supabase.co/",
  VITE_VAPI_PUBLIC_KEY: "key",
  VITE_CHAT_PROJECT_ID: "project",
};

const inline = { scripts: ["sha256-abc"], styles: ["sha256-def"] };

function sources(policy: string, directive: string): string[] {
  const found = policy.split("; ").find((part) => part.startsWith(`${directive} `));
  return found?.split(" ").slice(1) ?? [];
}

function hosts(policy: string): string[] {
  return [...new Set(policy.match(/\b(?:https|wss):\/\/[^ ;]+/g))].sort();
}

describe("the policy", () => {
  test("without vendors names no other host, and lets no script run but our own", () => {
    const policy = contentSecurityPolicy({}, inline);
    expect(hosts(policy)).toEqual([]);
    expect(sources(policy, "script-src")).toEqual(["'self'", "'sha256-abc'"]);
    expect(sources(policy, "default-src")).toEqual(["'none'"]);
    for (const directive of ["frame-ancestors", "form-action", "base-uri"]) {
      expect(sources(policy, directive)).toEqual(["'none'"]);
    }
  });

  test("names the hosts of what is configured where they are asked", () => {
    const policy = contentSecurityPolicy(vendors, inline);
    // Which hosts: tests/unit/privacy.ledger.test.ts. A server of many is named with the folder that is asked for.
    expect(hosts(policy)).toContain("https://c.daily.co/call-machine/");
    for (const directive of ["script-src", "style-src-elem", "font-src"]) {
      expect(sources(policy, directive)).toContain("https://cdn.voiceflow.com/widget-next/");
    }
    expect(policy.match(/cdn\.voiceflow\.com(?!\/widget-next\/)/g)).toHaveLength(1);
    expect(sources(policy, "img-src")).toContain("https://cdn.voiceflow.com");
    expect(sources(policy, "connect-src").join()).not.toContain("cdn.voiceflow.com");
  });

  test("follows addresses of one's own", () => {
    const policy = contentSecurityPolicy(
      {
        ...vendors,
        VITE_VAPI_API_BASE: "https://api.eu.vapi.ai/v1",
        VITE_CHAT_SCRIPT_URL: "https://cdn.example/widgets/x.mjs?v=1",
      },
      inline,
    );
    expect(hosts(policy)).toContain("https://api.eu.vapi.ai");
    expect(hosts(policy)).not.toContain("https://api.vapi.ai");
    expect(sources(policy, "script-src")).toContain("https://cdn.example/widgets/");
  });
});

describe("the policy for what runs in a document", () => {
  test("allows the documents' own styles by hash, and any other only for the chat provider's widget", () => {
    const { VITE_CHAT_PROJECT_ID: _, ...withoutChat } = vendors;
    for (const contacts of [{}, withoutChat]) {
      const policy = contentSecurityPolicy(contacts, inline);
      expect(sources(policy, "style-src")).toEqual(["'self'", "'sha256-def'"]);
      expect(sources(policy, "style-src-attr")).toEqual(["'none'"]);
      expect(policy).not.toMatch(/style-src-elem|unsafe-inline/);
    }
    const policy = contentSecurityPolicy(vendors, inline);
    expect(sources(policy, "style-src-elem")).toContain("'unsafe-inline'");
    expect(policy).not.toContain("sha256-def");
  });

  test.each([{}, vendors])("never allows inline scripts or eval", (contacts) => {
    const scripts = sources(contentSecurityPolicy(contacts, inline), "script-src");
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(scripts).not.toContain("'unsafe-eval'");
  });
});

describe("what stands in a document", () => {
  test("scripts and styles are hashed: data and files are not", () => {
    const html = `<script type="application/ld+json">{}</script><script src="/a.js"></script><script data-x="1">go()</script><noscript><style>a{}</style></noscript>`;
    expect(inlineOf(html)).toEqual({
      scripts: ["sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw="],
      styles: ["sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk="],
    });
  });

  test("a style attribute is refused before it is published", () => {
    expect(() => inlineOf(`<p>style="a" is text</p>`)).not.toThrow();
    expect(() => inlineOf(`<p class="a" style="color:red">b</p>`)).toThrow('style="color:red"');
  });
});

test("without vendors no text becomes code: only addresses of own workers are let through", () => {
  const policy = contentSecurityPolicy({ VITE_ERROR_REPORT_URL: "https://errors.example/report" }, inline);
  expect(sources(policy, "require-trusted-types-for")).toEqual(["'script'"]);
  expect(sources(policy, "trusted-types")).toEqual(["own-workers"]);
  for (const name of ["VITE_VAPI_PUBLIC_KEY", "VITE_CHAT_PROJECT_ID"] as const) {
    expect(contentSecurityPolicy({ [name]: "key" }, inline)).not.toContain("trusted-types");
  }
});

describe("an address for error reports", () => {
  const address = "https://errors.example/report;a,$b?site=1";
  const escaped = "https://errors.example/report%3Ba%2C%24b?site=1";

  test("hears of breaches, too, from browsers old and new", () => {
    const headers = securityHeaders({ VITE_ERROR_REPORT_URL: address }, inline);
    const policy = headers["Content-Security-Policy"] ?? "";
    expect(headers["Reporting-Endpoints"]).toBe(`breaches="${escaped}"`);
    expect(sources(policy, "report-to")).toEqual(["breaches"]);
    expect(sources(policy, "report-uri")).toEqual([escaped]);
  });

  test("without one nobody hears of them", () => {
    const headers = securityHeaders({}, inline);
    expect(Object.keys(headers)).not.toContain("Reporting-Endpoints");
    expect(headers["Content-Security-Policy"]).not.toContain("report-");
  });
});

test("other servers' files need their permission, except where vendors fetch or reports are sent", () => {
  const embedding = (contacts: SomeVariables) =>
    securityHeaders(contacts, inline)["Cross-Origin-Embedder-Policy"];
  expect(embedding({})).toBe("require-corp");
  expect(embedding({ VITE_SUPABASE_URL: "https://project.supabase.co/" })).toBe("require-corp");
  expect(embedding({ VITE_ERROR_REPORT_URL: "https://errors.example/report" })).toBe("credentialless");
  expect(embedding(vendors)).toBeUndefined();
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
    expect(securityHeaders(configured, inline)["Permissions-Policy"]).toMatch(/(^|, )camera=\(\)(,|$)/);
  }
});

describe("each host's file", () => {
  const reporting = { ...vendors, VITE_ERROR_REPORT_URL: "https://errors.example/report" };
  const headers = { ...securityHeaders(reporting, inline), ...overHttps() };

  test.each(hostFiles(headers))("$name holds every header, letter by letter", ({ text }) => {
    const plain = text.replaceAll('\\"', '"');
    for (const [name, value] of Object.entries(headers)) {
      expect(plain).toContain(name);
      expect(plain).toContain(value);
    }
    expect(plain).toContain("max-age=31536000, immutable");
  });

  test("no value holds what would end its line or begin a variable", () => {
    for (const value of Object.values(headers)) expect(value).not.toMatch(/[\\\n$]/);
  });
});
