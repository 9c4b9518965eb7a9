import postgres from "postgres";
import type { Database, Session } from "../../../supabase/local/database.ts";

/**
 * A real PostgreSQL behind the interface that the backend has for PGlite.
 * @param max connections at most
 */
export function connect(url: string, max = 10): Database {
  const sql = postgres(url, { max, onnotice: () => undefined, connect_timeout: 30, backoff: () => 0.2 });
  return {
    ...session(sql),
    async transaction<T>(work: (inner: Session) => Promise<T>): Promise<T> {
      // The driver's own type takes rows apart; the result is passed through, whatever it is.
      const kept: { result?: T } = {};
      await translated(
        sql.begin(async (inner) => {
          kept.result = await work(session(inner));
        }),
      );
      return kept.result as T;
    },
    close: () => sql.end({ timeout: 5 }),
  };
}

function session(sql: postgres.Sql | postgres.TransactionSql): Session {
  return {
    async rows<Row extends object>(text: string, values: readonly unknown[] = []) {
      const found = await translated(sql.unsafe<Row[]>(text, values.map(asParameter)));
      return [...found];
    },
    async run(text) {
      await translated(sql.unsafe(text).simple());
    },
  };
}

/** The statements' values are texts, numbers, nothing, or lists of texts. */
function asParameter(value: unknown): string | number | boolean | null | string[] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
  return String(value);
}

/** The driver's errors as PGlite words them; a connection that is gone has PostgreSQL's own code for it. */
async function translated<T>(work: PromiseLike<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof postgres.PostgresError) {
      throw Object.assign(error, { constraint: error.constraint_name });
    }
    if (error instanceof Error && "code" in error && /^E[A-Z]+$|^CONN/.test(String(error.code))) {
      throw Object.assign(new Error("The database cannot be reached."), { code: "08006", cause: error });
    }
    throw error;
  }
}
