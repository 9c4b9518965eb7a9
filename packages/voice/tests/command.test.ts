import { afterAll, beforeAll, expect, test } from "vitest";
import { type Loopback, loopback } from "../contract/support/loopback.ts";
import { runProvider } from "../src/command.ts";

let server: Loopback;
beforeAll(async () => {
  server = await loopback();
});
afterAll(() => server.close());

function run(...args: string[]): Promise<string | object[]> {
  const env = { VAPI_PRIVATE_KEY: "secret", VAPI_API_BASE: server.url };
  return runProvider({ args, env });
}

test("[API-06] assistants list: one request with the key, and a table of what is there", async () => {
  const assistants = [
    { id: "a1", model: { provider: "x" }, name: "Lumi", createdAt: "2026-01-01" },
    { id: "a2", tools: null, createdAt: "2026-01-02" },
  ];
  server.answer = () => ({ body: JSON.stringify(assistants) });
  expect(await run("assistants", "list", "limit=2")).toEqual([
    { id: "a1", name: "Lumi", createdAt: "2026-01-01" },
    { id: "a2", createdAt: "2026-01-02" },
  ]);
  const [{ method, path, headers } = { method: "", path: "", headers: {} }] = server.received;
  expect([method, path, headers.authorization]).toEqual(["GET", "/assistant?limit=2", "Bearer secret"]);
  expect(await run("assistants", "list", "--json")).toBe(JSON.stringify(assistants, null, 2));
  server.answer = () => ({ body: "[]" });
  expect(await run("phone-numbers", "list")).toEqual([]);
});

test("[API-01] names of the path and a body go where they belong", async () => {
  server.answer = () => ({ body: '{"id":"c1","status":"ended"}' });
  server.received.length = 0;
  expect(await run("call", "update", "id=c1", "--body", '{"name":"x"}')).toEqual([
    { id: "c1", status: "ended" },
  ]);
  expect(server.received[0]).toMatchObject({ method: "PATCH", path: "/call/c1", body: '{"name":"x"}' });
});

test.each([
  [["assistants"], /Known: create, list/],
  [["horses", "list"], /no "horses".*\nKnown: .*assistant/],
  [["assistants", "get"], /needs "id"/],
  [["assistants", "list", "five"], /"five" is no name=value/],
  [["assistants", "create", "--body", "{"], /--body takes JSON/],
])("[API-01] %j is answered with what to do", async (args, says) => {
  await expect(run(...args)).rejects.toThrow(says);
});

test("[API-01] no key, a refusal and no server are said plainly", async () => {
  const args = ["assistants", "list"];
  await expect(runProvider({ args, env: {} })).rejects.toThrow("VAPI_PRIVATE_KEY is not set");
  server.answer = () => ({ status: 401, body: '{"message":"Invalid Key"}' });
  await expect(run(...args)).rejects.toThrow('The provider answered 401: {"message":"Invalid Key"}');
  const env = { VAPI_PRIVATE_KEY: "secret", VAPI_API_BASE: "http://127.0.0.1:9" };
  await expect(runProvider({ args, env })).rejects.toThrow("cannot be reached");
});

test("what the provider sends never steers the terminal", async () => {
  const name = "a\u001b]52;c;x\u0007b\u202ec\u009b\nd\u200b";
  server.answer = () => ({ body: JSON.stringify([{ id: "a1", name }]) });
  const escaped = String.raw`a\u001b]52;c;x\u0007b\u202ec\u009b\u000ad\u200b`;
  expect(await run("assistants", "list")).toEqual([{ id: "a1", name: escaped }]);
  const asJson = String(await run("assistants", "list", "--json"));
  expect(asJson).not.toMatch(/[^\P{C}\n]/u);
  expect(JSON.parse(asJson)).toEqual([{ id: "a1", name }]);
  server.answer = () => ({ status: 400, body: JSON.stringify({ message: name }) });
  await expect(run("assistants", "list")).rejects.toThrow(/^[^\p{C}]+$/u);
});

test("the private key never travels in clear text", async () => {
  const env = { VAPI_PRIVATE_KEY: "secret", VAPI_API_BASE: "http://api.example.org" };
  await expect(runProvider({ args: ["assistants", "list"], env })).rejects.toThrow(
    "VAPI_API_BASE must be https",
  );
});
