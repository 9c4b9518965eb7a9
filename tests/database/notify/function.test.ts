import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { request, send } from "../../backend/support/backend.ts";
import { type NotifyWorld, none, notifyWorld } from "./world.ts";

let world: NotifyWorld;
beforeAll(async () => {
  world = await notifyWorld();
});
afterAll(() => world.close());
beforeEach(() => world.forget());

describe("the function", () => {
  test("answers nobody without its secret", async () => {
    await send(world.backend.visitor, request());
    expect((await world.call({ key: "wrong" })).status).toBe(401);
    expect((await world.call({ key: "" })).status).toBe(401);
    expect((await world.call({ method: "GET" })).status).toBe(405);
    expect(world.mail.taken).toEqual([]);
  });

  test("five at once send each mail once", async () => {
    for (let count = 0; count < 6; count += 1) await send(world.backend.visitor, request());
    await Promise.all(Array.from({ length: 5 }, () => world.run()));
    expect(world.mail.taken).toHaveLength(12);
    expect(new Set(world.mail.taken.map(({ text }) => /^Message-ID:\s+(\S+)/im.exec(text)?.[1])).size).toBe(
      12,
    );
  });

  test("an erased request tells nobody any more", async () => {
    const row = request();
    await send(world.backend.visitor, row);
    await world.backend.staff.rpc("contact_erase", { address: row.email });
    expect(await world.run()).toEqual(none);
  });

  test("a database that is gone: an error without anybody's words, and nothing is lost", async () => {
    await send(world.backend.visitor, request());
    expect((await world.call({ database: "http://127.0.0.1:1" })).status).toBe(500);
    expect(world.logged).toEqual(["contact-notify failed: fetch failed"]);
    expect(await world.run()).toEqual({ ...none, sent: 2 });
  });
});
