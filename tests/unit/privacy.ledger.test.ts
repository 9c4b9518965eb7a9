import { describe, expect, test } from "vitest";
import { heroEmail } from "#app/adapters/hero-email.ts";
import { keepLanguage } from "#app/language/stored-language.ts";
import { envOf, type SomeVariables } from "#app/settings/env.ts";
import { keepTheme } from "#app/theme/stored-theme.ts";
import { contactAt, contactsOf, storedAt, storedEntries } from "#features/privacy/ledger/ledger.ts";
import { contentSecurityPolicy } from "../../config/headers/policy.ts";
import { sourcesOf } from "../support/sources.ts";

const own = "https://own.example";
const everything: SomeVariables = {
  VITE_SUPABASE_URL: "https://project.example/",
  VITE_CHAT_PROJECT_ID: "project",
  VITE_VAPI_PUBLIC_KEY: "key",
  VITE_ERROR_REPORT_URL: "https://errors.example/report",
};
const plain = contactsOf(envOf({}), own);
const full = contactsOf(envOf(everything), own);

function written(write: (store: () => Storage) => void): string[] {
  const keys: string[] = [];
  const store = { setItem: (key: string) => keys.push(key) } as unknown as Storage;
  write(() => store);
  return keys;
}

describe("what is stored", () => {
  const writers = {
    language: (store: () => Storage) => keepLanguage(store, "en"),
    theme: (store: () => Storage) => keepTheme(store, "light"),
    heroEmail: (store: () => Storage) => heroEmail(store).keep("a@firma.example"),
  };

  test.each(storedEntries)("[HERO-05] [LANG-01] $key is what the code writes", ({ id, key }) => {
    expect(written(writers[id])).toEqual([key]);
  });

  test("nobody else in the source touches the browser's stores", () => {
    const touching = sourcesOf(/^src\/.*\.tsx?$/)
      .filter(([, text]) =>
        /\b(localStorage|sessionStorage|indexedDB|cookieStore|caches|sendBeacon)\b|document\.cookie|new (WebSocket|EventSource|SharedWorker)|serviceWorker/.test(
          text,
        ),
      )
      .map(([file]) => file.replace("src/", ""));
    expect(touching.sort()).toEqual([
      "app/adapters/device.ts",
      "app/boot/boot.ts",
      "app/boot/static.ts",
      "app/language/LanguageProvider.tsx",
      // Reads whether a language was chosen; stores nothing.
      "app/language/offer.ts",
      "app/main.tsx",
      "app/shell/composition.ts",
      "app/theme/theme.ts",
    ]);
  });
});

test("a key is known in its own place alone", () => {
  expect(storedAt("local", "language")?.id).toBe("language");
  expect(storedAt("session", "language")).toBeUndefined();
  expect(storedAt("cookie", "language")).toBeUndefined();
});

describe("what is contacted", () => {
  const id = (address: string, contacts = plain) => contactAt(address, contacts)?.id;

  test.each([
    ["/", "documents"],
    ["/en/legal-notice/", "documents"],
    ["/?motion=still#contact", "documents"],
    ["/404.html", "documents"],
    ["/assets/main-1a2b.js", "files"],
    ["/icon.svg", "files"],
    ["/manifest.webmanifest", "files"],
    ["/passages.de.json", "files"],
    ["/rest/v1/contact_submissions?select=*", "requests"],
    ["/rest/v1/other", undefined],
    ["/rest/v1/rpc/contact_export", undefined],
    ["/collect.gif", undefined],
  ])("on the own server, %s is %s", (path, family) => {
    expect(id(`${own}${path}`)).toBe(family);
  });

  test("others are known only where they are set up, and then at their own hosts", () => {
    const addresses = [
      ["https://cdn.voiceflow.com/widget-next/bundle.mjs?v=1", "chat"],
      ["wss://runtime-api.voiceflow.com/x", "chat"],
      ["https://api.vapi.ai/call/web", "voice"],
      ["https://c.daily.co/call-machine.js", "call"],
      ["wss://eu-1.wss.daily.co/room", "call"],
      ["https://errors.example/report", "reports"],
      ["https://project.example/rest/v1/contact_submissions", "requests"],
    ] as const;
    for (const [address, family] of addresses) {
      expect(id(address, full)).toBe(family);
      expect(id(address, plain)).toBeUndefined();
    }
    for (const alien of ["https://daily.co.evil.example/", "https://evil-daily.co/", "http://c.daily.co/"]) {
      expect(id(alien, full)).toBeUndefined();
    }
  });
});

test.each([{}, everything])(
  "[P-recipients-named] the security policy allows exactly the ledger's hosts (%o)",
  (variables) => {
    const allowed =
      contentSecurityPolicy(variables, { scripts: [], styles: [] }).match(/\b(https|wss):\/\/[^ ;/]+/g) ?? [];
    const listed = contactsOf(envOf(variables), own).flatMap(({ origins }) => origins);
    expect([...new Set(allowed)].sort()).toEqual([...new Set(listed)].filter((host) => host !== own).sort());
  },
);
