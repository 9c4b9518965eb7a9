import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { limits } from "../../../src/features/privacy/policy.limits.ts";
import { client, request, send } from "../support/backend.ts";
import { backend } from "../support/current.ts";

async function setLimits(settings: Record<string, number | null>): Promise<void> {
  const { error } = await backend.staff.from("contact_settings").update(settings).eq("only_row", true);
  expect(error).toBeNull();
}

async function sendSeveral(count: number, changes: Record<string, unknown>, supabase = backend.visitor) {
  const answers = [];
  for (let index = 0; index < count; index += 1) answers.push(await send(supabase, request(changes)));
  return answers;
}

/** The limits that the requests of an e-mail address were over when they came, oldest first. */
async function marksOf(email: string): Promise<(string | null)[]> {
  const rows = await backend.db.rows<{ over_limit: string | null }>(
    `select h.over_limit from private.contact_handling h join contact_submissions s on s.id = h.submission_id
        where lower(s.email) = lower($1) order by h.received_at`,
    [email],
  );
  return rows.map((row) => row.over_limit);
}

const off = { per_email_hour: null, per_address_hour: null, overall_minute: null, daily_ceiling: null };

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
    expect([others.at(-1)?.status, retry.status]).toEqual([201, 409]);
  });
});

describe("limits mark and do not refuse", () => {
  beforeEach(() => setLimits(off));

  it("[SUB-03] five requests with the mark of the trap cost the address nothing but a confirmation", async () => {
    await setLimits({ per_email_hour: 5 });
    const email = `${randomUUID()}@example.com`;
    await sendSeveral(5, { email, caution: "trap" });
    const { status, data } = await send(backend.visitor, request({ email }));
    const { data: listed } = await backend.staff.from("contact_inbox").select("id").eq("id", data.id);
    expect([status, listed]).toEqual([201, [{ id: data.id }]]);
  });

  it("[SUB-03] counts a network address by the hop that cannot be forged", async () => {
    await setLimits({ per_address_hour: 2 });
    const email = `${randomUUID()}@example.com`;
    for (const hops of ["6.6.6.6, 203.0.113.9", "7.7.7.7, 203.0.113.9", "203.0.113.9", "203.0.113.10"]) {
      const behind = client(backend.url, backend.publishableKey, {
        "x-forwarded-for": hops,
        "cf-connecting-ip": randomUUID(),
      });
      expect((await send(behind, request({ email }))).status).toBe(201);
    }
    expect(await marksOf(email)).toEqual([null, null, "address", null]);
  });
});

const from = (address: string) => client(backend.url, backend.publishableKey, { "x-forwarded-for": address });

describe("of a sender's address", () => {
  beforeEach(() => backend.forget());
  const hashes = () => backend.db.rows<{ counted_from: Date }>("select * from private.contact_networks");

  it("stores hashes of the connection and its network, and nothing that names a request", async () => {
    const { data } = await send(from("198.51.100.77"), request());
    const rows = await hashes();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain("198.51.100.77");
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(["network_hash", "counted_from", "requests"]);
      // Ten minutes are all that is known of the time; the request's own is a matter of microseconds.
      expect(row.counted_from.getTime() % (limits.countingMinutes * 60_000)).toBe(0);
    }
    expect(Date.parse(data.created_at) % 600_000).toBeGreaterThan(0);
  });

  it("[P-address-hash] [PRIV-01] deletes hashes and their random value within the days that the policy says", async () => {
    await send(from("198.51.100.77"), request());
    const days = limits.addressHashDays;
    await backend.db.run(`
      update private.contact_networks set counted_from = counted_from - interval '${days} days';
      update private.contact_salts set day = day - ${days + 1};
      update contact_settings set cleared_on = current_date - 1`);
    const old = await hashes();
    expect(old).toHaveLength(2);
    await send(backend.visitor, request());
    expect(await hashes()).toEqual([]);
    expect(
      await backend.db.rows(
        "select from private.contact_salts where day < (now() at time zone 'utc')::date - 1",
      ),
    ).toEqual([]);
  });
});

describe("the ceiling of a day", () => {
  beforeEach(async () => {
    await backend.forget();
    await setLimits({ per_email_hour: null, per_address_hour: 1, overall_minute: null, daily_ceiling: 6 });
  });

  it("[SUB-03] refuses what is beyond it, and says so", async () => {
    const answers = [];
    for (let at = 1; at <= 7; at += 1) answers.push(await send(from(`203.0.113.${at}`), request()));
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201, 201, 429]);
    expect([answers.at(-1)?.error?.code, answers.at(-1)?.error?.hint]).toEqual(["PT429", "ceiling"]);
  });

  it("[SUB-03] cannot be reached from one connection, which gets a tenth of the day", async () => {
    await setLimits({ daily_ceiling: 30 });
    const flood = await sendSeveral(5, {}, from("203.0.113.1"));
    expect(flood.map((answer) => answer.status)).toEqual([201, 201, 201, 429, 429]);
    expect((await send(from("203.0.113.2"), request())).status).toBe(201);
  });

  it("[SUB-03] nor from several that are over their limit: half of the day stays for everybody else", async () => {
    await setLimits({ daily_ceiling: 30 });
    const flood = [];
    for (let at = 1; at <= 8; at += 1) flood.push(...(await sendSeveral(3, {}, from(`203.0.113.${at}`))));
    // Eight usual ones and fifteen over the limit.
    expect(flood.map((answer) => answer.status)).toEqual([...Array.from({ length: 23 }, () => 201), 429]);
    expect((await send(from("203.0.113.9"), request())).status).toBe(201);
  });
});
