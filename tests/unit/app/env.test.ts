import { expect, test } from "vitest";
import { readVariables } from "../../../config/env.ts";

const project = { VITE_SUPABASE_URL: "https://abc.supabase.co", VITE_SUPABASE_ANON_KEY: "sb_publishable_x" };

test("nothing set is fine, and so are empty lines", () => {
  expect(readVariables({})).toEqual({});
  expect(readVariables({ VITE_SUPABASE_URL: "", VITE_SITE_URL: "  " })).toEqual({});
});

test("spaces around a value are not part of it", () => {
  expect(readVariables({ VITE_VAPI_PUBLIC_KEY: " x ", VITE_VAPI_ASSISTANT_ID: "y\n" })).toEqual({
    VITE_VAPI_PUBLIC_KEY: "x",
    VITE_VAPI_ASSISTANT_ID: "y",
  });
});

test.each([
  "http://localhost:5173",
  "http://127.0.0.1:54321",
  "http://[::1]:54321",
  "https://abc.supabase.co",
])("requests may go to %s", (url) => {
  expect(readVariables({ ...project, VITE_SUPABASE_URL: url }).VITE_SUPABASE_URL).toBe(url);
});

const tokenOf = (claims: string) => `x.${Buffer.from(claims).toString("base64url")}.x`;

test.each(["sb_publishable_x", tokenOf('{"role":"anon"}')])("the public key %s passes", (key) => {
  expect(readVariables({ ...project, VITE_SUPABASE_ANON_KEY: key }).VITE_SUPABASE_ANON_KEY).toBe(key);
});

test.each([
  "sb_secret_x",
  "  sb_secret_x ",
  "sbp_0123456789abcdef",
  "postgres://postgres:pw@db.example.org:5432/postgres",
  tokenOf('{"role":"service_role"}'),
  tokenOf('{"role":"service\\u005frole"}'),
  tokenOf('{"role":"supabase_admin"}'),
  tokenOf('{"role":"anon","also":'),
  "x",
])("the database's key is refused unless it is a public one: %s", (key) => {
  expect(() => readVariables({ ...project, VITE_SUPABASE_ANON_KEY: key })).toThrow(
    /VITE_SUPABASE_ANON_KEY: must be the public key/,
  );
});

test.each([
  ["VITE_SITE_URL: must be an address", { VITE_SITE_URL: "mainlicht.example" }],
  ["VITE_SUPABASE_ANON_KEY: must be set", { VITE_SUPABASE_URL: project.VITE_SUPABASE_URL }],
  ["VITE_SUPABASE_URL: must be set", { VITE_SUPABASE_ANON_KEY: "sb_publishable_x" }],
  ["must not hold a name or password", { ...project, VITE_SUPABASE_URL: "https://u:pw@abc.supabase.co" }],
  // It would end a directive of the content policy.
  ["VITE_CHAT_SCRIPT_URL: must not hold", { VITE_CHAT_SCRIPT_URL: "https://cdn.example/x.mjs;script-src *" }],
  [
    "VITE_VAPI_PUBLIC_KEY: looks like a secret",
    { VITE_VAPI_PUBLIC_KEY: "sk_x", VITE_VAPI_ASSISTANT_ID: "y" },
  ],
  ["VITE_CHAT_PROJECT_ID: looks like a secret", { VITE_CHAT_PROJECT_ID: "VF.DM.x" }],
  ["VITE_SUPABASE_URL: must begin with https:", { ...project, VITE_SUPABASE_URL: "http://db.example.org" }],
  // It only looks like this machine's name.
  ["VITE_SUPABASE_URL: must begin with https:", { ...project, VITE_SUPABASE_URL: "http://localhost.a.org" }],
  ["VITE_VAPI_API_BASE: must begin with https:", { VITE_VAPI_API_BASE: "http://api.example.org" }],
  ["VITE_VAPI_ASSISTANT_ID: must be set", { VITE_VAPI_PUBLIC_KEY: "x" }],
])("a wrong variable is named: %s", (message, given) => {
  expect(() => readVariables(given)).toThrow(message);
});
