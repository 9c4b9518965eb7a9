// A visitor reads nobody's request: by no address, wish, function or guess.
import { beforeAll, describe, expect, it } from "vitest";
import { backend } from "../support/current.ts";
import { addresses, table, wishes } from "./read-attacks.ts";
import { storeVictim, type Victim } from "./victim.ts";

let victim: Victim;
beforeAll(async () => {
  victim = await storeVictim(backend);
});

async function ask(address: string, method: string, headers: Record<string, string>): Promise<void> {
  const target = address.replaceAll("EMAIL", victim.email).replaceAll("ID", victim.id);
  const answer = await fetch(backend.url + target, {
    method,
    headers: { apikey: backend.publishableKey, ...headers },
  });
  const text = await answer.text();
  victim.expectUnread(text);
  victim.expectUnread(JSON.stringify([...answer.headers]));
  expect(answer.status).toBeLessThan(500);
  // An answer, if there is one, is an empty list with a count of zero.
  if (answer.ok && method === "GET") expect(text).toBe("[]");
  expect(answer.headers.get("content-range") ?? "*/0").toMatch(/^\*\/(0|\*)$/);
}

describe("[SUB-02] by an address", () => {
  it.each(addresses)("%s", (address) => ask(address, "GET", {}));
});

describe("[SUB-02] by a wish for all", () => {
  it.each(wishes)("%s", (_what, method, headers) => ask(table, method, headers));
});
