// No answer tells a visitor anything about another one: not its status, body or headers; for its time see time.cases.ts.
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { request } from "../support/backend.ts";
import { ask, backend } from "../support/current.ts";

const table = "/rest/v1/contact_submissions";

const unknown = () => `${randomUUID()}@example.com`;
/** Wrote once, wrote five times, is over the limit, and never wrote. */
const people = { known: unknown(), fifth: unknown(), locked: unknown() };

beforeAll(async () => {
  await backend.db.run("update contact_settings set overall_minute = null, daily_ceiling = null");
  for (const [email, times] of [
    [people.known, 1],
    [people.fifth, 4],
    [people.locked, 7],
  ] as const)
    for (let count = 0; count < times; count += 1) await post(request({ email }));
});

const post = (body: unknown, query = "", headers: Readonly<Record<string, string>> = {}) =>
  ask(table + query, body, { prefer: "return=representation", ...headers });

/** An answer without what is new in every one: the row's own id, time and transaction, and the server's clock. */
async function shapeOf(answer: Response) {
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== "date"));
  const text = (await answer.text())
    .replace(/"(id|submission_key|created_at|submitted_xact|email)":"?[^",]*"?/g, '"$1":"…"')
    .replace(/\S+@example\.com/g, "…");
  delete headers["content-length"];
  return { status: answer.status, headers, text };
}

describe("status, headers and body are the same", () => {
  it.each(["known", "fifth", "locked"] as const)(
    "[SUB-02] for an unknown address and a %s one",
    async (who) => {
      const stranger = await shapeOf(await post(request({ email: unknown() })));
      const other = await shapeOf(await post(request({ email: people[who] })));
      expect(stranger.status).toBe(201);
      expect(other).toEqual(stranger);
    },
  );

  it("[SUB-02] for the first request of a connection and its fortieth", async () => {
    const shapes = [];
    for (let count = 0; count < 40; count += 1) {
      shapes.push(await shapeOf(await post(request(), "", { "x-forwarded-for": "198.51.100.40" })));
    }
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });

  it("[SUB-02] with every mark of caution but for the mark itself", async () => {
    const plain = await shapeOf(await post(request({ email: people.locked })));
    const marked = await shapeOf(await post(request({ email: people.locked, caution: "trap" })));
    expect({ ...marked, text: marked.text.replace('"caution":"trap"', '"caution":null') }).toEqual(plain);
  });
});

it.each([
  [2, ""],
  [120, ""],
  [1, "?select=email::int"],
  [1, "?select=name::int"],
  [1, "?select=nothing"],
])("[SUB-02] a probe that is rolled back tells nothing of who wrote: rows %d %s", async (rows, query) => {
  const bodies = (email: string) => Array.from({ length: rows }, () => request({ email }));
  const probe = async (email: string) => shapeOf(await post(bodies(email), query));
  const stranger = await probe(unknown());
  for (const who of [people.known, people.locked]) expect(await probe(who)).toEqual(stranger);
});
