import { afterEach, beforeEach, expect, vi } from "vitest";
import { specifiedRetries } from "#provider/index.ts";
import { answered, session } from "./backend/clients.ts";
import { rowsBy } from "./row.ts";
import { prove } from "./support/prove.ts";

const { asSpecified, differs } = rowsBy("@supabase/supabase-js", "node");

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const statuses = [500, 501, 502, 503, 504, 505, 519, 520, 530];

/** Those that the client takes for failures that pass. */
async function retryableOf(those: readonly number[], through?: typeof specifiedRetries): Promise<number[]> {
  const retried: number[] = [];
  for (const status of those) {
    const { client } = answered(() => ({ status, body: { message: "no" } }), through);
    const { error } = await client.auth.signInWithOtp({ email: "a@example.com" });
    if (error?.name === "AuthRetryableFetchError") retried.push(status);
  }
  return retried;
}

/** How often the guarded client asks for a new session while the answer is always this one. */
async function refreshesAt(status: number): Promise<number> {
  const refreshing = ({ address }: { address: string }) => address.includes("refresh_token");
  const { client, asked } = answered(
    (one) => (refreshing(one) ? { status } : { body: session() }),
    specifiedRetries,
  );
  await client.auth.signInWithPassword({ email: "a@example.com", password: "p" });
  const refreshed = client.auth.refreshSession();
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await refreshed).error).not.toBeNull();
  return asked.filter(refreshing).length;
}

/** How the session client fails. */
prove("backendSessionErrors", {
  "BACK-05.errors": asSpecified(
    "8 auth errors",
    "AuthError",
    "Session missing, invalid credentials, weak password with reasons, invalid JWT.",
    async (seen) => {
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
  ),
  "BACK-05.retryable": differs(
    "8 auth errors",
    "AuthRetryableFetchError",
    "Retryable are 502, 503 and 504.",
    [
      "Counts 500, 501 and 520 to 530 as retryable, too.",
      "A fetch of ours for the client makes every other failure of the server final, with the status 599.",
    ],
    {
      vendor: async (seen) => {
        const retried = await retryableOf(statuses);
        seen.note("retryable", retried);
        expect(retried).toEqual([500, 501, 502, 503, 504, 520, 530]);
      },
      ours: async () => {
        expect(await retryableOf(statuses, specifiedRetries)).toEqual([502, 503, 504]);
        const answers = { "no mail today": { message: "no mail today" }, "HTTP 500": "<html>" };
        for (const [words, body] of Object.entries(answers)) {
          const { client } = answered(() => ({ status: 500, body }), specifiedRetries);
          const { error } = await client.auth.signInWithOtp({ email: "a@example.com" });
          expect(error).toMatchObject({ name: "AuthApiError", message: words, status: 599 });
          expect((await client.from("things").insert({})).status).toBe(500);
        }
        expect(await refreshesAt(500)).toBe(1);
        expect(await refreshesAt(503)).toBeGreaterThan(1);
      },
    },
  ),
});
