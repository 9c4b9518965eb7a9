import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Backend, client, request, send } from "../support/backend.ts";

export function limitCases(open: () => Backend): void {
  let backend: Backend;
  beforeAll(async () => {
    backend = open();
    await backend.forget();
  });

  async function setLimits(limits: Record<string, number | null>): Promise<void> {
    const { error } = await backend.staff.from("contact_settings").update(limits).eq("only_row", true);
    expect(error).toBeNull();
  }

  async function sendSeveral(count: number, changes: Record<string, unknown>, supabase = backend.visitor) {
    const answers = [];
    for (let index = 0; index < count; index += 1) answers.push(await send(supabase, request(changes)));
    return answers;
  }

  describe("a retry is stored once", () => {
    it("[SUB-02] answers 409 and 23505 when the first attempt was stored", async () => {
      const row = request({ submission_key: randomUUID() });
      const first = await send(backend.visitor, row);
      const second = await send(backend.visitor, row);
      expect([first.status, second.status, second.error?.code]).toEqual([201, 409, "23505"]);
      const { data } = await backend.staff
        .from("contact_submissions")
        .select("id")
        .eq("submission_key", row.submission_key);
      expect(data).toHaveLength(1);
    });

    it("[SUB-02] stores one of six that arrive at once", async () => {
      const row = request({ submission_key: randomUUID() });
      const answers = await Promise.all(Array.from({ length: 6 }, () => send(backend.visitor, row)));
      expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    });

    it("[SUB-02] still answers 409 when a limit was reached in between", async () => {
      const email = `${randomUUID()}@example.com`;
      const row = request({ email, submission_key: randomUUID() });
      await send(backend.visitor, row);
      const others = await sendSeveral(5, { email });
      const retry = await send(backend.visitor, row);
      expect([others.at(-1)?.status, retry.status]).toEqual([429, 409]);
    });
  });

  describe("limits", () => {
    beforeEach(() => setLimits({ per_email_hour: null, per_address_hour: null, overall_minute: null }));

    it("[SUB-03] takes five requests an hour from one e-mail address, however it is written", async () => {
      await setLimits({ per_email_hour: 5 });
      const name = randomUUID();
      const five = await sendSeveral(5, { email: `${name}@Example.com` });
      const [sixth] = await sendSeveral(1, { email: `${name.toUpperCase()}@example.com` });
      expect(five.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201]);
      expect([sixth?.status, sixth?.error?.code, sixth?.error?.hint]).toEqual([429, "PT429", "email"]);
    });

    it("[SUB-03] counts a network address by the hop that cannot be forged", async () => {
      await setLimits({ per_address_hour: 2 });
      const behind = (hops: string) =>
        client(backend.url, backend.publishableKey, { "x-forwarded-for": hops });
      const two = await sendSeveral(2, {}, behind("6.6.6.6, 203.0.113.9"));
      const [third] = await sendSeveral(1, {}, behind("7.7.7.7, 203.0.113.9"));
      const [other] = await sendSeveral(1, {}, behind("203.0.113.10"));
      expect(two.map((answer) => answer.status)).toEqual([201, 201]);
      expect([third?.status, third?.error?.hint]).toEqual([429, "address"]);
      expect(other?.status).toBe(201);
    });

    it("[SUB-03] takes no more than the overall limit a minute", async () => {
      const stored = await backend.db.rows<{ count: number }>(
        "select count(*)::int as count from contact_submissions",
      );
      await setLimits({ overall_minute: (stored[0]?.count ?? 0) + 2 });
      const answers = await sendSeveral(3, {});
      expect(answers.map((answer) => answer.status)).toEqual([201, 201, 429]);
      expect(answers.at(-1)?.error?.hint).toBe("overall");
    });

    it("stores no address, and nothing that ties a request to one", async () => {
      await setLimits({ per_address_hour: 2 });
      await sendSeveral(
        1,
        {},
        client(backend.url, backend.publishableKey, { "cf-connecting-ip": "198.51.100.77" }),
      );
      const rows = await backend.db.rows("select * from private.contact_addresses");
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain("198.51.100.77");
      expect(Object.keys(rows[0] ?? {})).toEqual(["address_hash", "created_at"]);
    });
  });
}
