import { expect, test } from "vitest";
import { newIdempotencyKey } from "#app/adapters/new-idempotency-key.ts";

test("keys are random UUIDs of version 4", () => {
  const keys = Array.from({ length: 500 }, newIdempotencyKey);
  for (const key of keys) {
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(keys).size).toBe(keys.length);
});
