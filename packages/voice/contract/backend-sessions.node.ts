import { afterEach, beforeEach, expect, vi } from "vitest";
import { specifiedRetries } from "../src/specified-retries.ts";
import { prove } from "./prove.ts";
import { answered, encoded, session } from "./support/backend.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

prove("backendSessions", {
  "BACK-05.endpoints": async (seen) => {
    const { client, asked } = answered(({ address }) => ({
      body: address.includes("user") ? { user: session()["user"] } : session(),
    }));
    const { auth } = client;
    await auth.signUp({ email: "a@example.com", password: "p" });
    await auth.signInWithPassword({ email: "a@example.com", password: "p" });
    await auth.signInWithOtp({ email: "a@example.com" });
    await auth.verifyOtp({ email: "a@example.com", token: "1", type: "email" });
    await auth.getUser();
    await auth.resetPasswordForEmail("a@example.com");
    await auth.resend({ email: "a@example.com", type: "signup" });
    await auth.mfa.enroll({ factorType: "totp" });
    await auth.admin.listUsers();
    await auth.signOut();
    const sent = asked.map(
      ({ method, address }) => `${method} ${address.replace("/auth/v1", "").replace(/\?(?!grant).*$/, "")}`,
    );
    seen.is("sent", sent, [
      "POST /signup",
      "POST /token?grant_type=password",
      "POST /otp",
      "POST /verify",
      "GET /user",
      "POST /recover",
      "POST /resend",
      "POST /factors",
      "GET /admin/users",
      "POST /logout",
    ]);
  },
  "BACK-05.session": async (seen) => {
    const { client } = answered(() => ({ body: session() }));
    const { data } = await client.auth.signInWithPassword({ email: "a@example.com", password: "p" });
    seen.note("fields", Object.keys(data.session ?? {}).sort());
    for (const key of ["access_token", "refresh_token", "expires_at", "expires_in", "user", "token_type"]) {
      expect(data.session).toHaveProperty(key);
    }
  },
  "BACK-05.events": async (seen) => {
    const { client } = answered(({ address }) => ({
      status: address.includes("logout") ? 204 : 200,
      body: address.endsWith("/user") ? session()["user"] : session(),
    }));
    const { auth } = client;
    const events: string[] = [];
    auth.onAuthStateChange((event) => {
      events.push(event);
    });
    await vi.advanceTimersByTimeAsync(10);
    await auth.signInWithPassword({ email: "a@example.com", password: "p" });
    await auth.refreshSession();
    await auth.updateUser({ data: { name: "Ada" } });
    await auth.verifyOtp({ email: "a@example.com", token: "1", type: "recovery" });
    await auth.mfa.verify({
      factorId: "8c2d1f5e-0b5e-4c35-9d57-0e2f3c1b2a19",
      challengeId: "c",
      code: "1",
    });
    await auth.signOut();
    seen.is("events", events, [
      "INITIAL_SESSION",
      "SIGNED_IN",
      "TOKEN_REFRESHED",
      "USER_UPDATED",
      "PASSWORD_RECOVERY",
      "MFA_CHALLENGE_VERIFIED",
      "SIGNED_OUT",
    ]);
  },
  "BACK-05.refresh": async (seen) => {
    const { client, asked } = answered(({ address }) => ({
      body: session(address.includes("refresh_token") ? 3600 : 200),
    }));
    const refreshes = () => asked.filter(({ address }) => address.includes("refresh_token")).length;
    await client.auth.signInWithPassword({ email: "a@example.com", password: "p" });
    await client.auth.startAutoRefresh();
    // Good for 200 s: at 60 s four ticks and a rest remain, at 90 s three.
    await vi.advanceTimersByTimeAsync(60_500);
    const early = refreshes();
    await vi.advanceTimersByTimeAsync(30_000);
    await client.auth.stopAutoRefresh();
    seen.is("refreshes after 60 and 90 s of 200", [early, refreshes()], [0, 1]);
  },
  "BACK-05.retry": async (seen) => {
    const at: number[] = [];
    const { client } = answered(({ address }) => {
      if (!address.includes("refresh_token")) return { body: session() };
      at.push(Date.now());
      return at.length < 4 ? { status: 503 } : { body: session() };
    });
    await client.auth.signInWithPassword({ email: "a@example.com", password: "p" });
    const refreshed = client.auth.refreshSession();
    await vi.advanceTimersByTimeAsync(3_000);
    const pauses = at.slice(1).map((time, index) => time - (at[index] ?? 0));
    seen.is("pauses", pauses, [200, 400, 800]);
    expect((await refreshed).error).toBeNull();
  },
  "BACK-05.sign-out": async (seen) => {
    const { client, asked } = answered(({ address }) =>
      address.includes("logout") ? { status: 204 } : { body: session() },
    );
    await client.auth.signInWithPassword({ email: "a@example.com", password: "p" });
    await client.auth.signOut();
    seen.is("sent", asked.at(-1)?.address, "/auth/v1/logout?scope=global");
  },
  "BACK-05.key set": async (seen) => {
    const { publicKey, privateKey } = await crypto.subtle.generateKey(
      { name: "ECDSA", namedCurve: "P-256" },
      true,
      ["sign", "verify"],
    );
    const key = {
      ...(await crypto.subtle.exportKey("jwk", publicKey)),
      kid: `key-${Date.now()}`,
      alg: "ES256",
    };
    const { client, asked } = answered(() => ({ body: { keys: [key] } }));
    const unsigned = `${encoded({ alg: "ES256", typ: "JWT", kid: key.kid })}.${encoded({ sub: "user", exp: Date.now() / 1000 + 7200 })}`;
    const signature = await crypto.subtle.sign(
      { name: "ECDSA", hash: "SHA-256" },
      privateKey,
      Buffer.from(unsigned),
    );
    const token = `${unsigned}.${Buffer.from(signature).toString("base64url")}`;
    const fetched = async () => {
      expect((await client.auth.getClaims(token)).error).toBeNull();
      return asked.filter(({ address }) => address.includes("jwks.json")).length;
    };
    const counts = [await fetched(), await fetched()];
    vi.setSystemTime(Date.now() + 10 * 60_000 + 1_000);
    counts.push(await fetched());
    seen.is("fetched: twice at once, then after 10 minutes", counts, [1, 1, 2]);
  },
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
    seen.is("errors", names, [
      "AuthSessionMissingError",
      "AuthInvalidCredentialsError",
      "AuthWeakPasswordError",
      "AuthInvalidJwtError",
    ]);
    expect(weak).toMatchObject({ reasons: ["length"] });
  },
  "BACK-05.retryable": {
    vendor: async (seen) => {
      const retried = await retryableOf(statuses);
      seen.is("retryable", retried, [500, 501, 502, 503, 504, 520, 530]);
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
});
