import { createClient, REALTIME_CHANNEL_STATES } from "@supabase/supabase-js";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { answered, session } from "./backend/clients.ts";
import { ScriptedSocket } from "./backend/socket.ts";
import { prove } from "./support/prove.ts";

beforeEach(() => {
  vi.useFakeTimers();
  ScriptedSocket.opened.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

function realtime() {
  const client = createClient("http://backend.example", "publishable", {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ScriptedSocket },
  });
  return client;
}

/** The socket that was opened last, once it is there. */
async function latest(): Promise<ScriptedSocket> {
  await vi.advanceTimersByTimeAsync(0);
  const socket = ScriptedSocket.opened.at(-1);
  if (!socket) throw new Error("No socket was opened.");
  return socket;
}

function eventsOf(socket: ScriptedSocket): unknown[] {
  return socket.sent.map((message) => message[3]);
}

prove("backendSessions", {
  "BACK-03.channel states": async (seen) => {
    expect(Object.keys(REALTIME_CHANNEL_STATES).sort()).toEqual([
      "closed",
      "errored",
      "joined",
      "joining",
      "leaving",
    ]);
    const client = realtime();
    const channel = client.channel("room");
    const states: string[] = [channel.state];
    channel.subscribe();
    states.push(channel.state);
    const socket = await latest();
    socket.open();
    await vi.advanceTimersByTimeAsync(0);
    socket.reply("phx_join", { postgres_changes: [] });
    states.push(channel.state);
    // Leaving lasts no longer than the message that says so.
    const send = socket.send.bind(socket);
    socket.send = (data) => {
      if (data.includes("phx_leave")) states.push(channel.state);
      send(data);
    };
    void channel.unsubscribe();
    await vi.advanceTimersByTimeAsync(0);
    states.push(channel.state);
    const refused = client.channel("other").subscribe();
    const next = await latest();
    next.open();
    await vi.advanceTimersByTimeAsync(0);
    next.reply("phx_join", { reason: "no" }, "error");
    states.push(refused.state);
    seen.note("states", states);
    expect(states).toEqual(["closed", "joining", "joined", "leaving", "closed", "errored"]);
  },
  "BACK-03.heartbeat": async (seen) => {
    realtime().channel("room").subscribe();
    const socket = await latest();
    socket.open();
    const beats = () => eventsOf(socket).filter((event) => event === "heartbeat").length;
    const start = beats();
    await vi.advanceTimersByTimeAsync(24_900);
    const before = beats() - start;
    await vi.advanceTimersByTimeAsync(200);
    seen.note("beats before and after 25 s", [before, beats() - start]);
    expect([before, beats() - start]).toEqual([0, 1]);
  },
  "BACK-03.back-off": async (seen) => {
    realtime().channel("room").subscribe();
    (await latest()).lose();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const sockets = ScriptedSocket.opened.length;
      let waited = 0;
      while (ScriptedSocket.opened.length === sockets && waited < 20_000) {
        await vi.advanceTimersByTimeAsync(100);
        waited += 100;
      }
      waits.push(Math.round(waited / 1000));
      (await latest()).lose();
    }
    seen.note("seconds", waits);
    expect(waits).toEqual([1, 2, 5, 10, 10, 10]);
  },
  "BACK-03.time-out": async (seen) => {
    const client = realtime();
    const told: string[] = [];
    client.channel("room").subscribe((status) => told.push(status));
    (await latest()).open();
    await vi.advanceTimersByTimeAsync(9_900);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    seen.note("told", [client.realtime.timeout, ...told]);
    expect([client.realtime.timeout, ...told]).toEqual([10_000, "TIMED_OUT"]);
  },
  "BACK-03.bindings": async (seen) => {
    const told: unknown[] = [];
    realtime()
      .channel("room")
      .on("postgres_changes", { event: "*", schema: "public", table: "things" }, () => undefined)
      .subscribe((status, error) => told.push([status, error?.message]));
    const socket = await latest();
    socket.open();
    await vi.advanceTimersByTimeAsync(0);
    socket.reply("phx_join", {
      postgres_changes: [{ id: 1, event: "INSERT", schema: "other", table: "things" }],
    });
    seen.note("told", told);
    expect(told).toContainEqual([
      "CHANNEL_ERROR",
      "mismatch between server and client bindings for postgres changes",
    ]);
  },
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
    await auth.mfa.verify({ factorId: "8c2d1f5e-0b5e-4c35-9d57-0e2f3c1b2a19", challengeId: "c", code: "1" });
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
    seen.note("refreshes after 60 and 90 s of 200", [early, refreshes()]);
    expect([early, refreshes()]).toEqual([0, 1]);
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
    seen.note("pauses", pauses);
    expect(pauses).toEqual([200, 400, 800]);
    expect((await refreshed).error).toBeNull();
  },
  "BACK-05.sign-out": async (seen) => {
    const { client, asked } = answered(({ address }) =>
      address.includes("logout") ? { status: 204 } : { body: session() },
    );
    await client.auth.signInWithPassword({ email: "a@example.com", password: "p" });
    await client.auth.signOut();
    seen.note("sent", asked.at(-1)?.address);
    expect(asked.at(-1)?.address).toBe("/auth/v1/logout?scope=global");
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
