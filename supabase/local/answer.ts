import type { IncomingMessage } from "node:http";
import { type Call, readCall } from "./call.ts";
import type { Database, Session } from "./database.ts";
import type { Role } from "./gate.ts";
import { Refusal } from "./refusal.ts";
import type { Schema } from "./schema.ts";
import { type Statement, statementFor } from "./statement.ts";

/** The HTTP answer for the client; without `body` it is empty. */
export interface HttpAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

interface Outcome {
  rows: unknown[];
  count: number;
}

/**
 * Carries out one request in one transaction, as `role`, and shapes the answer as PostgREST does.
 * @throws Refusal or the database's error; nothing is stored then
 */
export async function answer(
  request: IncomingMessage,
  text: string,
  role: Role,
  database: Database,
  schema: Schema,
): Promise<HttpAnswer> {
  const call = readCall(request, text);
  const statement = statementFor(call, schema);
  const outcome = await database.transaction(async (session) => {
    await becomeCaller(session, request, call, role);
    return execute(session, statement, call);
  });
  return shaped(call, statement, outcome);
}

/** For this transaction only: the role, and what policies and triggers may ask about the request. */
async function becomeCaller(
  session: Session,
  request: IncomingMessage,
  call: Call,
  role: Role,
): Promise<void> {
  const reading = call.method === "GET" || call.method === "HEAD";
  await session.rows(
    `select set_config('search_path', 'public', true), set_config('request.jwt.claims', $1, true),
            set_config('request.method', $2, true), set_config('request.path', $3, true),
            set_config('request.headers', $4, true), set_config('transaction_read_only', $5, true),
            set_config('role', $6, true)`,
    [
      JSON.stringify({ role }),
      call.method,
      call.path,
      JSON.stringify(request.headers),
      reading ? "on" : "off",
      role,
    ],
  );
}

async function execute(session: Session, statement: Statement, call: Call): Promise<Outcome> {
  const [row] = await session.rows<{ body?: string; count?: number }>(statement.sql, statement.values);
  const rows: unknown = JSON.parse(row?.body ?? "[]");
  if (!Array.isArray(rows)) throw new TypeError("A statement answered no list of rows.");
  const answersRows = call.wantsRows || call.method === "GET" || call.method === "HEAD";
  // Inside the transaction, so that a write that does not answer one row is undone.
  if (call.wantsOne && answersRows && rows.length !== 1) {
    throw new Refusal(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
      details: `The result contains ${rows.length} rows`,
    });
  }
  return { rows, count: row?.count ?? 0 };
}

function shaped(call: Call, statement: Statement, { rows, count }: Outcome): HttpAnswer {
  const body = call.wantsOne ? rows[0] : rows;
  if (statement.returns !== undefined) return functionAnswer(statement.returns, rows);
  if (call.method === "GET" || call.method === "HEAD") {
    const range = count === 0 ? "*" : `0-${count - 1}`;
    return { status: 200, body, headers: { "content-range": `${range}/${call.wantsCount ? count : "*"}` } };
  }
  const stored = call.method === "POST" ? 201 : 200;
  if (call.wantsRows) {
    return { status: stored, body, headers: { "preference-applied": "return=representation" } };
  }
  return { status: call.method === "POST" ? 201 : 204 };
}

function functionAnswer(returns: NonNullable<Statement["returns"]>, rows: unknown[]): HttpAnswer {
  const values = rows.map((row) =>
    typeof row === "object" && row !== null && "answer" in row ? row.answer : row,
  );
  if (returns === "nothing") return { status: 204 };
  return { status: 200, body: returns === "set" ? values : values[0] };
}
