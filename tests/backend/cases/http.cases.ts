import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { describe, expect, it } from "vitest";
import { request } from "../support/backend.ts";
import { ask, backend } from "../support/current.ts";

const path = "/rest/v1/contact_submissions";

/** What the answer to a post says. */
async function told(body: string, headers: Record<string, string>) {
  const answer = await ask(path, body, headers);
  return { status: answer.status, code: (await answer.json()).code };
}

/** fetch does not let a test choose the Host header. */
async function getWithHost(host: string): Promise<number> {
  const headers = { host, apikey: backend.publishableKey };
  const [response] = await once(httpRequest(backend.url + path, { headers }).end(), "response");
  response.resume();
  return response.statusCode;
}

describe("no request without a right key is served", () => {
  it.each([
    ["no key", {}],
    ["an empty key", { apikey: "" }],
    ["a wrong key", { apikey: "sb_publishable_other" }],
    ["the key in Authorization alone", { authorization: "Bearer sb_publishable_local_development_only" }],
  ])("[SUB-02] refuses %s", async (_what, headers) => {
    const asJson = { "content-type": "application/json", ...headers };
    const body = JSON.stringify(request());
    expect((await fetch(backend.url + path, { method: "POST", headers: asJson, body })).status).toBe(401);
  });

  it("[SUB-02] refuses a key beside another one's token", async () => {
    const answer = await told("{}", { authorization: `Bearer ${backend.secretKey}` });
    expect(answer).toEqual({ status: 401, code: "PGRST301" });
  });

  it("[SUB-02] takes no key from the address", async () => {
    const response = await fetch(`${backend.url}${path}?apikey=${backend.secretKey}`);
    expect(response.status).toBe(401);
  });
});

describe("malformed requests are refused in JSON", () => {
  it.each([
    ["a number", {}, "1", 400, "PGRST102"],
    ["a list of lists", {}, "[[1]]", 400, "PGRST102"],
    ["plain text", { "content-type": "text/plain" }, "x", 415, "PGRST102"],
    ["a form", { "content-type": "application/x-www-form-urlencoded" }, "name=x", 415, "PGRST102"],
    ["more than 40 kB", {}, JSON.stringify({ name: "x".repeat(40_960) }), 413, "PAYLOAD_TOO_LARGE"],
    ["a wish for CSV", { accept: "text/csv" }, "{}", 406, "PGRST107"],
    ["a wish for an upsert", { prefer: "resolution=merge-duplicates" }, "{}", 400, "PGRST127"],
  ])("[SUB-02] %s", async (_what, headers, body, status, code) => {
    expect(await told(body, headers)).toEqual({ status, code });
  });

  it.each([
    ["an unknown table", "GET", "/rest/v1/nothing", 404],
    ["a table of the catalogue", "GET", "/rest/v1/pg_shadow", 404],
    ["an unknown function", "POST", "/rest/v1/rpc/pg_sleep", 404],
    ["a broken path", "GET", "/rest/v1/%E0%A4%A", 400],
    ["an unknown method", "PUT", path, 405],
    ["an unknown column", "GET", `${path}?select=password`, 400],
    ["an embedding", "GET", `${path}?select=id,contact_events(*)`, 400],
    ["a filter we do not offer", "GET", `${path}?or=(id.eq.1,id.eq.2)`, 400],
    ["SQL for a limit", "GET", `${path}?limit=1;drop`, 400],
    ["SQL for an order", "GET", `${path}?order=id;drop`, 400],
    ["changing, which is for SQL alone", "PATCH", path, 405],
  ])("%s", async (_what, method, target, status) => {
    const response = await ask(target, method === "GET" ? undefined : {}, {}, method);
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty("code");
  });
});

describe("pages and names of other sites are kept out", () => {
  it.each([
    ["localhost:5173", 200],
    ["site.localhost", 200],
    ["[::1]:5173", 200],
    ["127.0.0.2", 200],
    ["rebound.example", 403],
    ["127.0.0.1.rebound.example", 403],
    ["192.168.0.7", 403],
  ])("answers the host name %s with %d", async (host, status) => {
    expect(await getWithHost(host)).toBe(status);
  });

  it("allows a page of this machine on another port, such as the book", async () => {
    const response = await fetch(backend.url + path, {
      method: "OPTIONS",
      headers: { origin: "http://localhost:6006", "access-control-request-method": "POST" },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("http://localhost:6006");
    expect(response.headers.get("access-control-allow-headers")).toContain("apikey");
  });

  it.each(["https://other.example", "null"])("refuses a page of %s", async (origin) => {
    const response = await fetch(backend.url + path, { method: "OPTIONS", headers: { origin } });
    expect(response.status).toBe(403);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });
});

it("[SUB-02] answers 406 where the one row that was asked for is not there", async () => {
  const { error, status } = await backend.staff.from("contact_inbox").select().eq("name", "Nobody").single();
  expect([error?.code, status]).toEqual(["PGRST116", 406]);
});
