import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import { Refusal } from "./call.ts";

export type Role = "anon" | "service_role";

export interface Keys {
  publishable: string;
  secret: string;
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/**
 * Lets in only what comes from this machine and was meant for it. The socket decides, since any header
 * can be forged; the Host header is looked at too, because a foreign page can point its own name at
 * 127.0.0.1; so is Origin, because the publishable key is in every copy of this repository.
 * @throws Refusal 403
 */
export function checkOrigin(request: IncomingMessage): void {
  const reasons = [
    isLoopbackAddress(request.socket.remoteAddress ?? "") ? undefined : "from another machine",
    isLoopbackHost(request.headers.host ?? "") ? undefined : "for another host name",
    isLocalOrigin(request.headers.origin) ? undefined : "from another site's page",
  ];
  const reason = reasons.find((entry) => entry !== undefined);
  if (reason === undefined) return;
  throw new Refusal(403, "LOCAL_ONLY", `This development server takes no requests ${reason}.`, {
    hint: "local-only",
  });
}

/** Whether a page of this machine asks; no Origin at all means that no page does. */
export function isLocalOrigin(origin: string | undefined): boolean {
  return origin === undefined || (URL.canParse(origin) && isLoopbackHost(new URL(origin).host));
}

/**
 * The role that the request's key stands for.
 * @throws Refusal 401 without a key, or with one that is not ours
 */
export function roleOf(request: IncomingMessage, keys: Keys): Role {
  const { apikey, authorization } = request.headers;
  if (typeof apikey !== "string" || apikey === "") {
    throw new Refusal(401, "UNAUTHORIZED_MISSING_API_KEY", "No API key found in request");
  }
  const role = isSame(apikey, keys.publishable)
    ? "anon"
    : isSame(apikey, keys.secret)
      ? "service_role"
      : undefined;
  if (role === undefined) throw new Refusal(401, "UNAUTHORIZED_INVALID_API_KEY", "Invalid API key");
  if (authorization !== undefined && !isSame(authorization, `Bearer ${apikey}`)) {
    throw new Refusal(401, "PGRST301", "The token is not the API key, and no sign-in is offered here");
  }
  return role;
}

function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, "");
  const family = isIP(plain);
  return family !== 0 && loopback.check(plain, family === 4 ? "ipv4" : "ipv6");
}

function isLoopbackHost(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, "");
  return name === "localhost" || name.endsWith(".localhost") || isLoopbackAddress(name);
}

/** Compares without telling by the time it takes how much was right. */
function isSame(given: string, right: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}
