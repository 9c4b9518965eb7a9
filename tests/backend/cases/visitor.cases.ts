import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { request, send } from "../support/backend.ts";
import { backend } from "../support/current.ts";

function table() {
  return backend.visitor.from("contact_submissions");
}

const markup = `Robert'); drop table contact_submissions;-- <script>alert(1)</script> \u{1F600} “ß” \${7*7}`;

describe("a visitor sends a request", () => {
  it("[SUB-01] [SUB-02] gets the stored row back as a single object", async () => {
    const row = request({ service: "Lead Generator", company_name: "Analytical Engines", language: "en" });
    const { data, status } = await send(backend.visitor, row);
    expect(status).toBe(201);
    expect(data).toMatchObject({ ...row, privacy_version: "2025-01/1.0" });
    expect(Date.parse(data.created_at)).toBeGreaterThan(Date.now() - 60_000);
  });

  it("[SUB-01] keeps markup, SQL and emoji as text, letter by letter", async () => {
    const { data } = await send(backend.visitor, request({ problem_description: markup }));
    expect(data?.problem_description).toBe(markup);
  });

  it("[SUB-01] cuts a long user agent instead of losing the request", async () => {
    const { data } = await send(backend.visitor, request({ user_agent: "m".repeat(9000) }));
    expect(data?.user_agent).toHaveLength(512);
  });

  it("makes one line of a name, which ends up in mail headers", async () => {
    const { data } = await send(backend.visitor, request({ name: "Ada\r\nBcc: all@example.com" }));
    expect(data?.name).toBe("Ada Bcc: all@example.com");
  });
});

describe("a visitor reads nothing", () => {
  it.each([
    ["everything", () => table().select()],
    ["the own row, later", (id: string) => table().select().eq("id", id)],
    ["all other rows", (id: string) => table().select().neq("id", id)],
    ["rows by date", () => table().select().gte("created_at", "2000-01-01")],
    ["rows by transaction", () => table().select().gte("submitted_xact", 0)],
    ["rows by a pattern", () => table().select().like("email", "%")],
  ])("[SUB-02] sees no row when asking for %s", async (_what, ask) => {
    const { data: mine } = await send(backend.visitor, request());
    const { data, error } = await ask(mine.id);
    expect(error).toBeNull();
    expect(data).toEqual([]);
  });

  it("[P-key-own-row] [SUB-02] counts no row", async () => {
    await send(backend.visitor, request());
    const { count } = await backend.visitor
      .from("contact_submissions")
      .select("*", { count: "exact", head: true });
    expect(count).toBeFalsy();
  });

  it.each(["contact_inbox", "contact_settings"])("[SUB-02] may not read %s", async (relation) => {
    const { data, error, status } = await backend.visitor.from(relation).select();
    expect([data, error?.code, status]).toEqual([null, "42501", 401]);
  });

  it("[SUB-02] does not reach the private schema", async () => {
    const { data, error } = await backend.visitor.schema("private").from("contact_events").select();
    expect([data, error?.code]).toEqual([null, "PGRST106"]);
  });
});

describe("a visitor changes nothing", () => {
  it("[P-key-own-row] [SUB-02] may neither update nor delete, not even the own row", async () => {
    const { data: mine } = await send(backend.visitor, request());
    const updated = await table().update({ name: "Mallory" }).eq("id", mine.id).select();
    const deleted = await table().delete().eq("id", mine.id).select();
    const upserted = await table()
      .upsert({ ...request(), id: mine.id })
      .select();
    expect([updated.error?.code, deleted.error?.code]).toEqual(["42501", "42501"]);
    expect(upserted.error?.code).toBe("PGRST127");
    const { data } = await backend.staff.from("contact_inbox").select("name").eq("id", mine.id);
    expect(data).toEqual([{ name: "Ada Lovelace" }]);
  });

  it.each([
    ["id", randomUUID()],
    ["created_at", "2020-01-01T00:00:00Z"],
    ["privacy_version", "forged"],
    ["submitted_xact", "3"],
  ])("[SUB-01] may not set %s", async (column, value) => {
    const { data, error } = await send(backend.visitor, request({ [column]: value }));
    expect([data, error?.code]).toEqual([null, "42501"]);
  });

  it("[SUB-01] sends one request at a time", async () => {
    const { data, error, status } = await backend.visitor
      .from("contact_submissions")
      .insert([request(), request()])
      .select();
    expect([data, error?.code, error?.hint, status]).toEqual([null, "PT400", "one-row", 400]);
  });

  it.each([
    ["contact_erase", { address: "ada@example.com" }],
    ["contact_export", { address: "ada@example.com" }],
    ["contact_answered", { submission: randomUUID() }],
    ["contact_purge", {}],
  ])("may not call %s", async (name, sent) => {
    const { error, status } = await backend.visitor.rpc(name, sent);
    expect([error?.code, status]).toEqual(["42501", 401]);
  });
});
