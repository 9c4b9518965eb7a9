// A visitor changes nothing that is stored, and sets no column that is the database's own.
import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { request } from "../support/backend.ts";
import { ask, backend } from "../support/current.ts";
import { storeVictim, type Victim } from "./victim.ts";

const table = "/rest/v1/contact_submissions";
const mallory = { name: "Mallory Mallory" };

/** Ways to change or remove a stored request. EMAIL and ID stand for the victim's. */
const changes: readonly [method: string, address: string, body?: object | undefined, prefer?: string][] = [
  ["PATCH", `${table}?id=eq.ID`, mallory, "return=representation"],
  ["PATCH", "/rest/v1/contact_settings", { per_email_hour: null }],
  ["DELETE", `${table}?id=eq.ID`],
  ["PUT", `${table}?id=eq.ID`, { ...request(), id: "ID" }],
  ["POST", table, { ...request(), id: "ID" }, "resolution=merge-duplicates"],
  ["POST", table, { ...request(), id: "ID" }, "resolution=ignore-duplicates"],
  [
    "POST",
    `${table}?on_conflict=id`,
    { ...request(), id: "ID" },
    "resolution=merge-duplicates,return=representation",
  ],
  ["POST", `${table}?on_conflict=submission_key`, request(), "resolution=merge-duplicates"],
  ["POST", table, [request(), request()]],
  ["POST", table, [request(), request()], "return=representation, missing=default"],
  ["POST", table, Array.from({ length: 500 }, () => request())],
  ["POST", "/rest/v1/contact_settings", { per_email_hour: 1 }],
  ["POST", "/rest/v1/contact_inbox", mallory],
  ["POST", "/rest/v1/rpc/contact_erase", { address: "EMAIL" }],
  ["POST", "/rest/v1/rpc/contact_guard", {}],
  ["POST", "/rest/v1/rpc/set_config", { name: "role", value: "service_role", is_local: false }],
  ["POST", "/rest/v1/rpc/pg_sleep", { seconds: 10 }],
];

/** Columns that are the database's own, smuggled in beside a valid request. */
const smuggled: readonly [what: string, columns: Record<string, unknown>, query?: string][] = [
  ["a forged id", { id: randomUUID() }],
  ["a time", { created_at: "2020-01-01T00:00:00Z" }],
  ["a policy version", { privacy_version: "forged" }],
  ["a transaction", { submitted_xact: "3" }],
  ["a system column", { xmin: "3" }],
  ["a column in capitals", { ID: randomUUID() }],
  ["a quoted column", { '"id"': randomUUID() }],
  ["SQL for a column", { 'name") values (1); drop table contact_submissions; --': "x" }],
  ["a constructor", { constructor: "x" }],
  ["a listed id", { id: randomUUID() }, "?columns=id,name,email,gdpr_consent,language"],
  ["a quoted listed id", { id: randomUUID() }, '?columns="id","name","email","gdpr_consent","language"'],
  ["an empty column", { "": 1 }],
];

let victim: Victim;
beforeAll(async () => {
  victim = await storeVictim(backend);
});

async function attack(method: string, address: string, body?: unknown, prefer = ""): Promise<Response> {
  const aimed = (text: string): string =>
    text.replaceAll("EMAIL", victim.email).replaceAll('"ID"', `"${victim.id}"`);
  const sent = body === undefined ? undefined : aimed(JSON.stringify(body));
  return ask(aimed(address).replaceAll("ID", victim.id), sent, { prefer }, method);
}

it.each(changes)("[SUB-02] changing: %s %s %j %s", async (...sent) => {
  const answer = await attack(...sent);
  const text = await answer.text();
  victim.expectUnread(text.replaceAll(victim.email, ""));
  expect(answer.ok && answer.headers.get("content-length") !== "2").toBe(false);
  // A view that cannot be written is a 500 with PostgREST too, whoever asks.
  expect(answer.status < 500 || text.includes('"55000"')).toBe(true);
  await victim.expectUntouched();
});

it.each(smuggled)("[SUB-01] smuggling: %s", async (_what, columns, query = "") => {
  const answer = await attack("POST", table + query, { ...request(), ...columns });
  expect(answer.ok).toBe(false);
  expect(answer.status).toBeLessThan(500);
  await victim.expectUntouched();
});
