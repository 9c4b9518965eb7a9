import { randomBytes, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { accept, approvedText, type Change } from "./changes.ts";

const page = new URL("review.html", import.meta.url);
const sides = ["actual", "expected", "diff"] as const;

/** What the page is told of a change: which pictures there are, not where they lie. */
const described = (change: Change, accepted: boolean) => ({
  name: change.name,
  group: change.group,
  sides: "heard" in change ? [] : sides.filter((side) => change[side] !== undefined),
  text: "heard" in change ? { old: approvedText(change.name) ?? "", now: change.heard } : null,
  accepted,
});

interface Answer {
  status: number;
  type?: string;
  body?: string | Buffer;
}

function isSecret(given: string | null, secret: string): boolean {
  const [a, b] = [Buffer.from(given ?? ""), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export interface Review {
  server: Server;
  /** Has to come with every request: another page in the same browser does not know it. */
  token: string;
  /** The names of the pictures that were accepted so far. */
  accepted: ReadonlySet<string>;
}

/**
 * Shows the changes of a picture run to a reviewer, and writes the ones that are accepted.
 * @param take writes one picture among the approved ones
 */
export function reviewOf(changes: readonly Change[], take: (change: Change) => void = accept): Review {
  const token = randomBytes(24).toString("hex");
  const accepted = new Set<string>();

  function answer({ method, url = "/", headers }: IncomingMessage): Answer {
    const { pathname, searchParams } = new URL(url, "http://127.0.0.1");
    // A name that leads here from elsewhere (DNS rebinding) is not ours.
    const isOurs = /^(127\.0\.0\.1|localhost):\d+$/.test(headers.host ?? "");
    if (!isOurs || !isSecret(searchParams.get("token"), token)) return { status: 403 };
    const asked = `${method} ${pathname}`;
    if (asked === "GET /") return { status: 200, type: "text/html; charset=utf-8", body: readFileSync(page) };
    if (asked === "GET /changes") {
      const all = changes.map((change) => described(change, accepted.has(change.name)));
      return { status: 200, type: "application/json", body: JSON.stringify(all) };
    }
    const change = changes.find(({ name }) => name === searchParams.get("name"));
    const side = sides.find((one) => one === searchParams.get("side"));
    const path = change && "actual" in change && side ? change[side] : undefined;
    if (asked === "GET /picture" && path) return { status: 200, type: "image/png", body: readFileSync(path) };
    if (asked !== "POST /accept" || !change) return { status: 404 };
    take(change);
    accepted.add(change.name);
    return { status: 204 };
  }

  const server = createServer((request, response) => {
    try {
      const { status, type = "text/plain", body = "" } = answer(request);
      response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(body);
    } catch (error) {
      console.error(error);
      response.writeHead(500).end("The picture could not be read or written; the terminal says why.");
    }
  });
  return { server, token, accepted };
}
