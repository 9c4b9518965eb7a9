// The visitor's client, as the site uses it. Rights are asked for in supabase/tests, ways round them in the attack cases.
import { expect, it } from "vitest";
import { policyVersion } from "#features/privacy/policy.version.ts";
import { request, send } from "../support/backend.ts";
import { backend } from "../support/current.ts";

const table = () => backend.visitor.from("contact_submissions");

it("[P-version-stored] [SUB-01] [SUB-02] gets the stored row back as a single object, with the policy's version in force", async () => {
  const row = request({ service: "Lead Generator", company_name: "Analytical Engines", language: "en" });
  const { data, status } = await send(backend.visitor, row);
  expect(status).toBe(201);
  expect(data).toMatchObject({ ...row, privacy_version: policyVersion.id });
  expect(Date.parse(data.created_at)).toBeGreaterThan(Date.now() - 60_000);
});

it("[P-key-own-row] [SUB-02] what is stored already is not read, not even the own row", async () => {
  const { data: mine } = await send(backend.visitor, request());
  const { data, error } = await table().select().eq("id", mine.id);
  expect([data, error]).toEqual([[], null]);
});
