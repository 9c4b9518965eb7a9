import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { limits } from "../../../src/features/privacy/policy.limits.ts";
import { client, request, send } from "../support/backend.ts";
import { backend } from "../support/current.ts";

async function sendSeveral(count: number, changes: Record<string, unknown>, supabase = backend.visitor) {
  const answers = [];
  for (let index = 0; index < count; index += 1) answers.push(await send(supabase, request(changes)));
  return answers;
}

it("[SUB-02] a retry is stored once, and answered 409 also when a limit was reached in between", async () => {
  const email = `${randomUUID()}@example.com`;
  const row = request({ email, submission_key: randomUUID() });
  await send(backend.visitor, row);
  const others = await sendSeveral(5, { email });
  const retry = await send(backend.visitor, row);
  expect([others.at(-1)?.status, retry.status]).toEqual([201, 409]);
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
    await backend.db.run(
      "update public.contact_settings set per_email_hour = null, per_address_hour = 1, overall_minute = null, daily_ceiling = 6",
    );
  });

  it("[SUB-03] refuses what is beyond it, and says so", async () => {
    const answers = [];
    for (let at = 1; at <= 7; at += 1) answers.push(await send(from(`203.0.113.${at}`), request()));
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201, 201, 429]);
    expect([answers.at(-1)?.error?.code, answers.at(-1)?.error?.hint]).toEqual(["PT429", "ceiling"]);
  });

  it("[SUB-03] cannot be reached by connections that are over their limit: half of the day stays for everybody else", async () => {
    await backend.db.run("update public.contact_settings set daily_ceiling = 30");
    const flood = [];
    for (let at = 1; at <= 8; at += 1) flood.push(...(await sendSeveral(3, {}, from(`203.0.113.${at}`))));
    // Eight usual ones and fifteen over the limit.
    expect(flood.map((answer) => answer.status)).toEqual([...Array.from({ length: 23 }, () => 201), 429]);
    expect((await send(from("203.0.113.9"), request())).status).toBe(201);
  });
});
