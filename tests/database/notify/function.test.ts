import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { request, send } from "../../backend/support/backend.ts";
import { type NotifyFixture, none, startNotifyFixture } from "./fixture.ts";

let fixture: NotifyFixture;
beforeAll(async () => {
  fixture = await startNotifyFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.forget());

describe("the function", () => {
  test("answers nobody without its secret", async () => {
    await send(fixture.backend.visitor, request());
    expect((await fixture.call({ key: "wrong" })).status).toBe(401);
    expect((await fixture.call({ key: "" })).status).toBe(401);
    expect((await fixture.call({ method: "GET" })).status).toBe(405);
    expect(fixture.mail.taken).toEqual([]);
  });

  test("five at once send each mail once", async () => {
    for (let count = 0; count < 6; count += 1) await send(fixture.backend.visitor, request());
    await Promise.all(Array.from({ length: 5 }, () => fixture.run()));
    expect(fixture.mail.taken).toHaveLength(12);
    expect(new Set(fixture.mail.taken.map(({ text }) => /^Message-ID:\s+(\S+)/im.exec(text)?.[1])).size).toBe(
      12,
    );
  });

  test("an erased request tells nobody any more", async () => {
    const row = request();
    await send(fixture.backend.visitor, row);
    await fixture.backend.staff.rpc("contact_erase", { address: row.email });
    expect(await fixture.run()).toEqual(none);
  });

  test("a database that is gone: an error without anybody's words, and nothing is lost", async () => {
    await send(fixture.backend.visitor, request());
    expect((await fixture.call({ database: "http://127.0.0.1:1" })).status).toBe(500);
    expect(fixture.logged).toEqual(["contact-notify failed: fetch failed"]);
    expect(await fixture.run()).toEqual({ ...none, sent: 2 });
  });
});
