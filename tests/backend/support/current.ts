import { afterAll, beforeAll } from "vitest";
import type { Backend } from "./backend.ts";

/** The backend that the cases of a test file ask; it runs when the first of them begins. */
export let backend: Backend;

export function startForAll(start: () => Promise<Backend>): void {
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend?.close());
}

/** Asks with the page's key, as a visitor may who knows how; a body goes as JSON, a text as it is. */
export function ask(
  target: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
  method = body === undefined ? "GET" : "POST",
): Promise<Response> {
  const sent = body === undefined || typeof body === "string" ? (body ?? null) : JSON.stringify(body);
  const usual = { apikey: backend.publishableKey, "content-type": "application/json" };
  return fetch(backend.url + target, { method, headers: { ...usual, ...headers }, body: sent });
}
