import { afterEach, beforeEach, expect, vi } from "vitest";
import { answered } from "./backend/clients.ts";
import { prove } from "./support/prove.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

prove("backendSessionErrors", {
  "BACK-05.errors": async (seen) => {
    const { client } = answered(({ address }) =>
      address.includes("signup")
        ? {
            status: 422,
            body: { code: "weak_password", message: "weak", weak_password: { reasons: ["length"] } },
            headers: { "x-supabase-api-version": "2024-01-01" },
          }
        : { status: 401 },
    );
    const missing = (await client.auth.getUser()).error;
    const incomplete = (await client.auth.signInWithPassword({ password: "p" } as never)).error;
    const weak = (await client.auth.signUp({ email: "a@example.com", password: "p" })).error;
    const invalid = (await client.auth.getClaims("no-token")).error;
    const names = [missing?.name, incomplete?.name, weak?.name, invalid?.name];
    seen.note("errors", names);
    expect(names).toEqual([
      "AuthSessionMissingError",
      "AuthInvalidCredentialsError",
      "AuthWeakPasswordError",
      "AuthInvalidJwtError",
    ]);
    expect(weak).toMatchObject({ reasons: ["length"] });
  },
  "BACK-05.retryable": {
    vendor: async (seen) => {
      const retried: number[] = [];
      for (const status of [500, 501, 502, 503, 504, 505, 519, 520, 530]) {
        const { client } = answered(() => ({ status, body: { message: "no" } }));
        const { error } = await client.auth.signInWithOtp({ email: "a@example.com" });
        if (error?.name === "AuthRetryableFetchError") retried.push(status);
      }
      seen.note("retryable", retried);
      expect(retried).toEqual([500, 501, 502, 503, 504, 520, 530]);
    },
    ours: async () => {
      for (const status of [502, 503, 504]) {
        const { client } = answered(() => ({ status }));
        expect((await client.auth.signInWithOtp({ email: "a@example.com" })).error?.name).toBe(
          "AuthRetryableFetchError",
        );
      }
    },
  },
});
