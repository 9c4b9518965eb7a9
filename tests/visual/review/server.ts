import { randomBytes, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { componentOf } from "../baselines.ts";
import { approvedText, type Change, write } from "./changes.ts";

const page = new URL("review.html", import.meta.url);
const sides = ["actual", "expected", "diff"] as const;

interface Answer {
  status: number;
  type?: string;
  body?: string | Buffer;
}

const json = (value: unknown): Answer => ({
  status: 200,
  type: "application/json",
  body: JSON.stringify(value),
});

function isSecret(given: string | null, secret: string): boolean {
  const [a, b] = [Buffer.from(given ?? ""), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const isNames = (read: unknown): read is string[] =>
  Array.isArray(read) && read.every((name) => typeof name === "string");

/** What a reviewer has said so far. A yes can be taken back until it is written. */
class Decisions {
  private accepted: ReadonlySet<string> = new Set();
  private readonly written = new Set<string>();
  private readonly changes: readonly Change[];
  private readonly take: typeof write;

  constructor(changes: readonly Change[], take: typeof write) {
    this.changes = changes;
    this.take = take;
  }

  stateOf({ name }: Change): "written" | "accepted" | "undecided" {
    if (this.written.has(name)) return "written";
    return this.accepted.has(name) ? "accepted" : "undecided";
  }

  /** @returns whether all of these are changes of this run. */
  accept(names: readonly string[]): boolean {
    if (!names.every((wanted) => this.changes.some(({ name }) => name === wanted))) return false;
    this.accepted = new Set(names);
    return true;
  }

  private get toWrite(): Change[] {
    return this.changes.filter((change) => this.stateOf(change) === "accepted");
  }

  /** Writes what is accepted of one component, whose pictures are one file. @returns how many are left to write. */
  writeNext(): number {
    const [first] = this.toWrite;
    if (!first) return 0;
    const component = componentOf(first.name);
    const own = this.toWrite.filter(({ name }) => componentOf(name) === component);
    this.take(component, own);
    for (const { name } of own) this.written.add(name);
    return this.toWrite.length;
  }

  get allWritten(): Change[] {
    return this.changes.filter(({ name }) => this.written.has(name));
  }

  /** What the page is told of a change: which pictures there are, not where they lie. */
  described(change: Change) {
    const { name, group } = change;
    const state = this.stateOf(change);
    if ("heard" in change) {
      return { name, group, state, sides: [], text: { old: approvedText(name) ?? "", now: change.heard } };
    }
    const { pixels, places, height, heightBefore } = change;
    const there = sides.filter((side) => change[side] !== undefined);
    return { name, group, state, sides: there, pixels, places, height, heightBefore };
  }
}

export interface Review {
  server: Server;
  /** Has to come with every request: another page in the same browser does not know it. */
  token: string;
  /** Writes what is accepted and not written yet, component by component. @returns all that was written. */
  finish: () => Change[];
}

/**
 * Shows the changes of a picture run to a reviewer, and writes the ones that are accepted.
 * @param take writes pictures of one component among the approved ones
 */
export function reviewOf(changes: readonly Change[], take: typeof write = write): Review {
  const token = randomBytes(24).toString("hex");
  const decisions = new Decisions(changes, take);

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { method, url = "/", headers } = request;
    const { pathname, searchParams } = new URL(url, "http://127.0.0.1");
    // A name that leads here from elsewhere (DNS rebinding) is not ours.
    const isOurs = /^(127\.0\.0\.1|localhost):\d+$/.test(headers.host ?? "");
    if (!isOurs || !isSecret(searchParams.get("token"), token)) return { status: 403 };
    const asked = `${method} ${pathname}`;
    if (asked === "GET /") return { status: 200, type: "text/html; charset=utf-8", body: readFileSync(page) };
    if (asked === "GET /changes") return json(changes.map((change) => decisions.described(change)));
    if (asked === "PUT /accepted") {
      const names: unknown = JSON.parse(await text(request));
      return { status: isNames(names) && decisions.accept(names) ? 204 : 404 };
    }
    if (asked === "POST /write") return json({ left: decisions.writeNext() });
    const change = changes.find(({ name }) => name === searchParams.get("name"));
    const side = sides.find((one) => one === searchParams.get("side"));
    const path = change && "actual" in change && side ? change[side] : undefined;
    if (asked !== "GET /picture" || !path) return { status: 404 };
    return { status: 200, type: "image/png", body: readFileSync(path) };
  }

  const server = createServer((request, response) => {
    void answer(request)
      .catch((error: unknown): Answer => {
        console.error(error);
        return { status: 500, body: "The picture could not be read or written; the terminal says why." };
      })
      .then(({ status, type = "text/plain", body = "" }) => {
        response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(body);
      });
  });
  function finish(): Change[] {
    while (decisions.writeNext() > 0);
    return decisions.allWritten;
  }
  return { server, token, finish };
}
