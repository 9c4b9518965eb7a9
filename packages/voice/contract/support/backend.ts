import { createClient, type SupabaseClient } from "@supabase/supabase-js";

export class ScriptedSocket {
  static readonly opened: ScriptedSocket[] = [];
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readyState = 0;
  protocol = "";
  readonly sent: unknown[][] = [];
  onopen: ((event: object) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  readonly url: string;

  constructor(address: string | URL) {
    this.url = String(address);
    ScriptedSocket.opened.push(this);
  }

  open(): void {
    this.readyState = this.OPEN;
    this.onopen?.({});
  }

  lose(): void {
    this.readyState = this.CLOSED;
    this.onclose?.({ code: 1006, reason: "", wasClean: false });
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  reply(event: string, response: object, status = "ok"): void {
    const asked = this.sent.findLast((message) => message[3] === event);
    const [joinRef, ref, topic] = asked ?? [];
    this.onmessage?.({ data: JSON.stringify([joinRef, ref, topic, "phx_reply", { status, response }]) });
  }

  close(): void {
    this.lose();
  }

  addEventListener(): void {}
  removeEventListener(): void {}
}

export interface Asked {
  method: string;
  /** Path and query. */
  address: string;
  headers: Headers;
  body: string;
}

export interface Answer {
  status?: number;
  /** Sent as JSON; a string is sent as it is. */
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
    realtime: { transport: ScriptedSocket },
  });
  return { client, asked };
}

export const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A session as the auth service answers; good for an hour unless told. */
export function session(expiresIn = 3600): Record<string, unknown> {
  const exp = Math.floor(Date.now() / 1000) + expiresIn;
  return {
    access_token: `${encoded({ alg: "HS256", typ: "JWT" })}.${encoded({ sub: "user", exp })}.c2ln`,
    refresh_token: "refresh-one",
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
