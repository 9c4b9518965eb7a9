import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { IdleSocket } from "../../../backend/support/idle-socket.ts";

export interface Asked {
  method: string;
  /** Path and query. */
  address: string;
  headers: Headers;
  body: string;
}

export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A client whose requests are answered in this process, through a fetch if given, so that its clock can be ours. */
export function answered(
  answer: (asked: Asked) => Answer,
  through: (send: typeof fetch) => typeof fetch = (send) => send,
): { client: SupabaseClient; asked: Asked[] } {
  const asked: Asked[] = [];
  const fetchHere: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const one = {
      method: request.method,
      address: pathname + search,
      headers: request.headers,
      body: await request.text(),
    };
    asked.push(one);
    const { status = 200, body = {}, headers = {} } = answer(one);
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return new Response(status === 204 ? null : text, {
      status,
      headers: { "content-type": "application/json", ...headers },
    });
  };
  const client = createClient("http://backend.example", "publishable", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: through(fetchHere) },
    realtime: { transport: IdleSocket },
  });
  return { client, asked };
}

/** A session as the auth service answers; good for an hour unless told. */
export function session(expiresIn = 3600, name = "one"): Record<string, unknown> {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const exp = Math.floor(Date.now() / 1000) + expiresIn;
  return {
    access_token: `${part({ alg: "HS256", typ: "JWT" })}.${part({ sub: "user", exp, name })}.c2ln`,
    refresh_token: `refresh-${name}`,
    expires_in: expiresIn,
    expires_at: exp,
    token_type: "bearer",
    user: {
      id: "8c2d1f5e-0b5e-4c35-9d57-0e2f3c1b2a19",
      aud: "authenticated",
      email: "ada@example.com",
      factors: [],
    },
  };
}
