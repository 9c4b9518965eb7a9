import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, test } from "vitest";
import { type Loopback, loopback } from "../contract/support/loopback.ts";
import { type Provider, provider, restRows, UnexpectedAnswer } from "../src/provider.ts";

let server: Loopback;
let api: Provider;

beforeAll(async () => {
  server = await loopback();
  api = provider({ key: "key", baseUrl: server.url });
});
beforeEach(() => {
  server.received.length = 0;
});
afterAll(() => server.close());

describe("the provider's methods", () => {
  test("[API-01] there are 135, no two for the same row", () => {
    const ops = Object.values(restRows).flatMap((rows) =>
      Object.values<{ op: string }>(rows).map(({ op }) => op),
    );
    expect(new Set(ops).size).toBe(135);
    expect(ops).toHaveLength(135);
  });

  test("[API-01] are typed by the package, and by us where the package has dropped them", () => {
    expectTypeOf(api.call.get).parameter(0).toEqualTypeOf<{ id: string }>();
    expectTypeOf(api.call.get).returns.resolves.toHaveProperty("id");
    expectTypeOf(api.call.update).parameter(0).toHaveProperty("body");
    expectTypeOf(api.call.createWeb).parameter(0).toHaveProperty("body").toHaveProperty("squadOverrides");
    expectTypeOf(api.call.list).parameter(0).exclude<undefined>().toHaveProperty("query");
    expectTypeOf(api.org.removeMember).parameter(0).toEqualTypeOf<{ id: string; userId: string }>();
    expectTypeOf(api.credential.webhook).parameter(0).toHaveProperty("body");
    expectTypeOf(api.logs.remove).parameter(0).exclude<undefined>().toHaveProperty("query");
  });

  test.each([
    ["no JSON", "<html>", /body/],
    ["no address to join at", '{"id":"1"}', /webCallUrl/],
    ["an address that runs code", '{"id":"1","webCallUrl":"javascript:alert(1)"}', /webCallUrl/],
    ["another kind of id", '{"id":1,"webCallUrl":"https://room.example/1"}', /id: /],
  ])("[VOICE-16] an answer with %s is an error that says so", async (_, body, says) => {
    server.answer = () => ({ body });
    const failed = api.call.createWeb({ body: { assistantId: "a" } });
    await expect(failed).rejects.toThrow(UnexpectedAnswer);
    await expect(failed).rejects.toThrow(says);
  });
});

test.each(["", " ", ".", ".."])('[API-01] "%s" is no id: the list would be meant', async (id) => {
  await expect(api.assistant.remove({ id })).rejects.toThrow('needs "id"');
  expect(server.received).toEqual([]);
});

test("[API-01] an id stays one piece of the path", async () => {
  server.answer = () => ({ body: '{"id":"1"}' });
  await api.call.get({ id: "../org/1?x=#" });
  expect(server.received[0]?.path).toBe("/call/..%2Forg%2F1%3Fx%3D%23");
});

test("[API-01] a request that nobody answers ends at its limit, or when it is called off", async () => {
  server.answer = () => "never";
  await expect(api.call.get({ id: "1" }, { timeoutMs: 30 })).rejects.toThrow(/timeout/);
  const leaving = new AbortController();
  const sent = api.call.get({ id: "1" }, { signal: leaving.signal });
  leaving.abort();
  await expect(sent).rejects.toThrow(/abort/);
});
