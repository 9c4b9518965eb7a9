import type { Operation } from "./rest/operation.ts";
import { provider } from "./rest/provider.ts";
import { restRows } from "./rest/rows.ts";
import { tableOf } from "./table.ts";

/** The operation that the command line names, and its arguments. */
export interface Command {
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
}

/** Said to whoever types, without a stack: there is something to do about it. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

type Send = (input: Record<string, unknown>) => Promise<unknown>;

const usage = `npm run provider -- THINGS WHAT [name=value ...] [--body JSON] [--json]
  npm run provider -- assistants list limit=5
  npm run provider -- calls get id=... --json
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

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    throw new CommandError("--body takes JSON.");
  }
}

/** Names of the path go into the path, the others into the query. */
function inputOf(op: Operation, rest: readonly string[]): Record<string, unknown> {
  const at = rest.indexOf("--body");
  const body = at < 0 ? {} : { body: jsonOf(rest[at + 1]) };
  const given = rest.filter(
    (arg, index) => arg !== "--json" && (at < 0 || (index !== at && index !== at + 1)),
  );
  const path: Record<string, string> = {};
  const query: Record<string, string> = {};
  for (const arg of given) {
    const [name = "", ...value] = arg.split("=");
    if (value.length === 0) throw new CommandError(`"${arg}" is no name=value.`);
    (op.includes(`{${name}}`) ? path : query)[name] = value.join("=");
  }
  return { ...path, ...body, ...(Object.keys(query).length > 0 ? { query } : {}) };
}

async function sent(send: Send, input: Record<string, unknown>): Promise<unknown> {
  try {
    return await send(input);
  } catch (cause) {
    if (cause instanceof Response) {
      const error: unknown = Reflect.get(cause, "error");
      throw new CommandError(
        `The provider answered ${cause.status}: ${JSON.stringify(error ?? "nothing more")}`,
      );
    }
    if (cause instanceof TypeError && cause.message === "fetch failed") {
      throw new CommandError("The provider cannot be reached. Is the address right, and the network on?");
    }
    throw new CommandError(cause instanceof Error ? cause.message : String(cause));
  }
}

/** Sends one of the provider's requests. @returns the answer to print. @throws CommandError */
export async function runProvider({ args, env }: Command): Promise<string> {
  const [things, what, ...rest] = args;
  const [group, rows] = named(restRows, things);
  const [method, { op }] = named<{ op: Operation }>(rows, what);
  const input = inputOf(op, rest);
  const key = env["VAPI_PRIVATE_KEY"];
  if (!key)
    throw new CommandError("VAPI_PRIVATE_KEY is not set: the provider's dashboard shows it under API keys.");
  const baseUrl = env["VAPI_API_BASE"];
  const api: Readonly<Record<string, object>> = provider({ key, ...(baseUrl ? { baseUrl } : {}) });
  const send: Send = Reflect.get(api[group] ?? {}, method);
  const answer = await sent(send, input);
  if (typeof answer === "string") return answer;
  return rest.includes("--json") ? JSON.stringify(answer ?? null, null, 2) : tableOf(answer);
}
