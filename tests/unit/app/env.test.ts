import { describe, expect, test } from "vitest";
import { readVariables } from "../../../config/env.ts";

const project = { VITE_SUPABASE_URL: "https://abc.supabase.co", VITE_SUPABASE_ANON_KEY: "sb_publishable_x" };

test("nothing set is fine, and so are empty lines", () => {
  expect(readVariables({})).toEqual({});
  expect(readVariables({ VITE_SUPABASE_URL: "", VITE_SITE_URL: "  " })).toEqual({});
});

test("a whole project passes", () => {
  expect(readVariables(project)).toEqual(project);
});

describe("a wrong variable is named", () => {
  const serviceRole = `x.${Buffer.from('{"role":"service_role"}').toString("base64url")}.x`;
  test.each([
    [
      "an address without a scheme",
      { VITE_SITE_URL: "mainlicht.example" },
      /VITE_SITE_URL: must be an address/,
    ],
    [
      "a project without its key",
      { VITE_SUPABASE_URL: project.VITE_SUPABASE_URL },
      /VITE_SUPABASE_ANON_KEY: must be set/,
    ],
    ["a key without its project", { VITE_SUPABASE_ANON_KEY: "x" }, /VITE_SUPABASE_URL: must be set/],
    [
      "a secret key",
      { ...project, VITE_SUPABASE_ANON_KEY: "sb_secret_x" },
      /VITE_SUPABASE_ANON_KEY: looks like a secret/,
    ],
    ["a service role token", { ...project, VITE_SUPABASE_ANON_KEY: serviceRole }, /looks like a secret/],
    [
      "a voice key without an assistant",
      { VITE_VAPI_PUBLIC_KEY: "x" },
      /VITE_VAPI_ASSISTANT_ID: must be set/,
    ],
  ])("%s", (_, given, message) => {
    expect(() => readVariables(given)).toThrow(message);
  });
});
