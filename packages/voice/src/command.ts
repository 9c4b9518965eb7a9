import { parseArgs } from "node:util";
import type { Operation } from "./rest/operation.ts";
import { provider } from "./rest/provider.ts";
import { restRows } from "./rest/rows.ts";

export interface Command {
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
}

/** Said to whoever types, without a stack: there is something to do about it. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

const isPrivate = (url: string) =>
  /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$))/.test(url);

type Send = (input: Record<string, unknown>) => Promise<unknown>;

const usage = `npm run provider -w @mainlicht/voice -- THINGS WHAT [name=value ...] [--body JSON] [--json]
  … -- assistants list limit=5
  … -- calls get id=... --json
VAPI_PRIVATE_KEY is the key, VAPI_API_BASE another address than the provider's own.`;

/** "phone-numbers" and "phoneNumber" are the same. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("-", "")
    .replace(/(s|ies)$/, "");

function named<Found>(list: Readonly<Record<string, Found>>, name: string | undefined): [string, Found] {
  const found = Object.entries(list).find(([known]) => name && plain(known) === plain(name));
  if (!found) {
    throw new CommandError(
      `${name ? `There is no "${name}".` : usage}\nKnown: ${Object.keys(list).join(", ")}`,
    );
  }
  return found;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError("--body takes JSON.");
  }
}

function inputOf(op: Operation, named: readonly string[], body: string | undefined): Record<string, unknown> {
  const path: Record<string, string> = {};
  const query: Record<string, string> = {};
  for (const arg of named) {
    const [name = "", ...value] = arg.split("=");
    if (value.length === 0) throw new CommandError(`"${arg}" is no name=value.`);
    (op.includes(`{${name}}`) ? path : query)[name] = value.join("=");
  }
  return {
    ...path,
    ...(body === undefined ? {} : { body: jsonOf(body) }),
    ...(Object.keys(query).length > 0 ? { query } : {}),
  };
}

async function sent(send: Send, input: Record<string, unknown>): Promise<unknown> {
  try {
    return await send(input);
  } catch (cause) {
    if (cause instanceof Response) {
      const error: unknown = Reflect.get(cause, "error");
      throw new CommandError(
        `The provider answered ${cause.status}: ${escaped(JSON.stringify(error ?? "nothing more"))}`,
      );
    }
    if (cause instanceof TypeError && cause.message === "fetch failed") {
      throw new CommandError("The provider cannot be reached. Is the address right, and the network on?");
    }
    throw new CommandError(escaped(cause instanceof Error ? cause.message : String(cause)));
  }
}

/** What the provider sends must not steer the terminal: control signs and hidden letters show as their code. */
function escaped(text: string, kept = ""): string {
  const codeOf = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) =>
    sign === kept ? sign : sign.split("").map(codeOf).join(""),
  );
}

const isPlain = ([, value]: [string, unknown]) => typeof value !== "object" && value !== undefined;

function thingsIn(answer: unknown): object[] {
  const list: unknown = Array.isArray(answer) ? answer : Reflect.get(Object(answer), "results");
  const things: unknown[] = Array.isArray(list) ? list : [answer];
  return things.map((thing) => {
    const shown = Object.entries(Object(thing)).filter(isPlain).slice(0, 6);
    return Object.fromEntries(
      shown.map(([name, value]) => [escaped(name), typeof value === "string" ? escaped(value) : value]),
    );
  });
}

/** Sends one of the provider's requests. @returns a text to print, or the lines of a table. @throws CommandError */
export async function runProvider({ args, env }: Command): Promise<string | object[]> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { body: { type: "string" }, json: { type: "boolean" } },
  });
  const [things, what, ...rest] = positionals;
  const [group, rows] = named(restRows, things);
  const [method, { op }] = named<{ op: Operation }>(rows, what);
  const input = inputOf(op, rest, values.body);
  const key = env["VAPI_PRIVATE_KEY"];
  if (!key)
    throw new CommandError("VAPI_PRIVATE_KEY is not set: the provider's dashboard shows it under API keys.");
  const baseUrl = env["VAPI_API_BASE"];
  if (baseUrl && !isPrivate(baseUrl))
    throw new CommandError(
      "VAPI_API_BASE must be https://, unless it is this machine: the key travels there.",
    );
  const api: Readonly<Record<string, object>> = provider({ key, ...(baseUrl ? { baseUrl } : {}) });
  const send: Send = Reflect.get(api[group] ?? {}, method);
  const answer = await sent(send, input);
  if (typeof answer === "string") return escaped(answer, "\n");
  return values.json ? escaped(JSON.stringify(answer ?? null, null, 2), "\n") : thingsIn(answer);
}
