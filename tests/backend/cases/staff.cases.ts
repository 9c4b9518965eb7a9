import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { request, send } from "../support/backend.ts";
import { backend } from "../support/current.ts";

async function eventsOf(id: string): Promise<string[]> {
  const rows = await backend.db.rows<{ kind: string }>(
    "select kind from private.contact_events where submission_id = $1 order by id",
    [id],
  );
  return rows.map((row) => row.kind);
}

/** A request as if it had been sent long ago. */
async function storedEarlier(age: string): Promise<string> {
  const [row] = await backend.db.rows<{ id: string }>(
    `insert into contact_submissions (name, email, gdpr_consent, language, created_at)
     values ('Old Otto', 'otto@example.com', true, 'de', now() - $1::interval) returning id`,
    [age],
  );
  return row?.id ?? "";
}

it("[FORM-01] shows staff which answers are due within 24 hours, and which are late", async () => {
  const { data: fresh, error } = await send(backend.visitor, request());
  expect(error).toBeNull();
  const late = await storedEarlier("25 hours");
  const { data } = await backend.staff.from("contact_inbox").select("id, overdue").order("created_at");
  expect(data).toEqual([
    { id: late, overdue: true },
    { id: fresh.id, overdue: false },
  ]);
});

it("[P-erase-on-request] exports and erases all requests of one person", async () => {
  const email = `${randomUUID()}@example.com`;
  const { data: first } = await send(backend.visitor, request({ email }));
  await send(backend.visitor, request({ email: email.toUpperCase().replace("@", "+shop@") }));
  const { data: exported } = await backend.staff.rpc("contact_export", { address: ` ${email} ` });
  const { data: erased } = await backend.staff.rpc("contact_erase", { address: email });
  const { data: left } = await backend.staff.rpc("contact_export", { address: email });
  expect([exported.length, erased, left]).toEqual([2, 2, []]);
  expect(exported[0]).toMatchObject({ id: first.id, email, gdpr_consent: true });
  expect(await eventsOf(first.id)).toEqual(["received", "removed"]);
});

it("[P-request-180-days] keeps requests 180 days", async () => {
  const kept = await storedEarlier("179 days");
  const old = await storedEarlier("181 days");
  const { data: removed } = await backend.staff.rpc("contact_purge");
  const { data: left } = await backend.staff.from("contact_submissions").select("id").eq("name", "Old Otto");
  expect(removed).toBe(1);
  expect(left).toContainEqual({ id: kept });
  expect(left).not.toContainEqual({ id: old });
});

it("[P-request-180-days] clears old requests away with the first request of a day, without a scheduler", async () => {
  const old = await storedEarlier("200 days");
  await backend.db.run("update contact_settings set cleared_on = current_date - 1");
  const { error } = await send(backend.visitor, request());
  expect(error).toBeNull();
  expect(await eventsOf(old)).toEqual(["received", "removed"]);
});

it("[SUB-02] undoes a write that does not answer the one row asked for", async () => {
  const email = `${randomUUID()}@example.com`;
  const table = () => backend.staff.from("contact_submissions");
  await send(backend.visitor, request({ email }));
  await send(backend.visitor, request({ email }));
  const both = await table().update({ name: "Mallory" }).eq("email", email).select().single();
  const none = await table().select().eq("id", randomUUID()).single();
  for (const { error, status } of [both, none]) expect([error?.code, status]).toEqual(["PGRST116", 406]);
  const { data } = await table().select("name").eq("email", email);
  expect(data).toEqual([{ name: "Ada Lovelace" }, { name: "Ada Lovelace" }]);
});
