import { afterEach, beforeEach, expect, vi } from "vitest";
import { answered, session } from "./backend/clients.ts";
import { rowsBy } from "./row.ts";
import { prove } from "./support/prove.ts";

const { asSpecified } = rowsBy("@supabase/supabase-js", "node");

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sessions: their addresses, events and refresh rules, on an injected clock. */
prove("backendSessions", {
  "BACK-05.endpoints": asSpecified(
    "7 auth",
    "auth",
    "signup, token, otp, verify, user, logout, recover, resend, factors, admin users and the key set.",
    async (seen) => {
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
      seen.note("sent", sent);
      expect(sent).toEqual([
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
  ),
  "BACK-05.session": asSpecified(
    "3 session",
    "Session",
    "A session has access_token, refresh_token, expires_at, expires_in, user and token_type.",
    async (seen) => {
      const { client } = answered(() => ({ body: session() }));
      const { data } = await client.auth.signInWithPassword({ email: "a@example.com", password: "p" });
      seen.note("fields", Object.keys(data.session ?? {}).sort());
      for (const key of ["access_token", "refresh_token", "expires_at", "expires_in", "user", "token_type"]) {
        expect(data.session).toHaveProperty(key);
      }
    },
  ),
  "BACK-05.events": asSpecified(
    "4 session events",
    "onAuthStateChange()",
    "Seven events by their names.",
    async (seen) => {
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
      seen.note("events", events);
      expect(events).toEqual([
        "INITIAL_SESSION",
        "SIGNED_IN",
        "TOKEN_REFRESHED",
        "USER_UPDATED",
        "PASSWORD_RECOVERY",
        "MFA_CHALLENGE_VERIFIED",
        "SIGNED_OUT",
      ]);
    },
  ),
  "BACK-05.refresh": asSpecified(
    "9 auth",
    "autoRefreshToken",
    "Looks every 30 s and refreshes when 3 ticks or fewer remain.",
    async (seen) => {
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
      seen.note("refreshes after 60 and 90 s of 200", [early, refreshes()]);
      expect([early, refreshes()]).toEqual([0, 1]);
    },
  ),
  "BACK-05.retry": asSpecified(
    "9 auth",
    "refreshSession()",
    "A refresh is tried again after 200 ms, doubling.",
    async (seen) => {
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
      seen.note("pauses", pauses);
      expect(pauses).toEqual([200, 400, 800]);
      expect((await refreshed).error).toBeNull();
    },
  ),
  "BACK-05.sign-out": asSpecified("9 auth", "signOut()", "The default scope is global.", async (seen) => {
    const { client, asked } = answered(({ address }) =>
      address.includes("logout") ? { status: 204 } : { body: session() },
    );
    await client.auth.signInWithPassword({ email: "a@example.com", password: "p" });
    await client.auth.signOut();
    seen.note("sent", asked.at(-1)?.address);
    expect(asked.at(-1)?.address).toBe("/auth/v1/logout?scope=global");
  }),
  "BACK-05.key set": asSpecified(
    "9 auth",
    "getClaims()",
    "The key set is kept for 10 minutes.",
    async (seen) => {
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
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
      const unsigned = `${part({ alg: "ES256", typ: "JWT", kid: key.kid })}.${part({ sub: "user", exp: Date.now() / 1000 + 7200 })}`;
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
      seen.note("fetched: twice at once, then after 10 minutes", counts);
      expect(counts).toEqual([1, 1, 2]);
    },
  ),
});
