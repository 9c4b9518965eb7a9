import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import type { PGlite, PGliteOptions, Transaction } from "@electric-sql/pglite";
import { type DataFolder, hasDatabase } from "./folder.ts";

export interface Session {
  /** One statement with parameters; its rows. The caller knows their shape from the statement. */
  rows<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Any number of statements, without parameters. */
  run(sql: string): Promise<void>;
}

/** The database functions that the backend uses, so that PostgreSQL can take the place of PGlite. */
export interface Database extends Session {
  /** Commits what `work` did, or nothing of it when it throws. */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** Ends after the statement under way. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Its lock is held by the caller. Without a folder the database is in memory, and gone after `close`. */
  folder?: DataFolder | undefined;
  /** An empty cluster as PGlite's dumpDataDir gives it; reading one is five times faster than making one. */
  cluster?: Blob | undefined;
}

/** Opens a database, which is made at the first call. A first start that was cut short is begun again. */
export async function openDatabase({ folder, cluster }: OpenOptions): Promise<Database> {
  const first: PGliteOptions = cluster === undefined ? {} : { loadDataDir: cluster };
  if (folder === undefined) return open(first);
  if (hasDatabase(folder)) return open({ dataDir: folder.cluster });
  rmSync(folder.cluster, { recursive: true, force: true });
  writeFileSync(folder.unfinished, "");
  const database = await open({ dataDir: folder.cluster, ...first });
  rmSync(folder.unfinished);
  return database;
}

async function open(options: PGliteOptions): Promise<Database> {
  // Compiled once and simply: to compile it better takes more than what a local server asks of it.
  setFlagsFromString("--liftoff-only");
  // Loaded here, so that building the site never loads a database.
  const { PGlite: Engine } = await import("@electric-sql/pglite");
  // PostgreSQL's own log quotes failed statements with their data; it is never passed on.
  return databaseOf(await Engine.create({ ...options, onStdout: () => true, onStderr: () => true }));
}

/** An engine that is open, behind this interface. */
export function databaseOf(engine: PGlite): Database {
  return {
    ...session(engine),
    transaction: (work) => engine.transaction((inner) => work(session(inner))),
    close: () => engine.close(),
  };
}

function session(connection: Pick<PGlite | Transaction, "query" | "exec">): Session {
  return {
    async rows<Row extends object>(sql: string, values: readonly unknown[] = []) {
      const result = await connection.query<Row>(sql, [...values]);
      return result.rows;
    },
    async run(sql) {
      await connection.exec(sql);
    },
  };
}

/**
 * The roles of the data interface, which a hosted project has before its first migration.
 * On a server with other superusers this needs one; in PGlite everything runs as one.
 */
export const hostedRoles = `
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin noinherit', role_name);
    end if;
  end loop;
end $$;
alter role service_role bypassrls;
grant usage on schema public to anon, authenticated, service_role;
`;

/** The older default of hosted projects, for the tables of whoever runs it: everything to everybody. */
export const olderDefaultGrants = `
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;

/** The same migrations that hosted Supabase gets. */
export const migrationsFolder = path.resolve(import.meta.dirname, "../migrations");

const historyTable = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key, statements text[], name text);
`;

/**
 * Applies the files of `folder` that were not applied yet, oldest first, each in a transaction of its own.
 * The history is kept as the Supabase CLI keeps it.
 * @param place names the database to the person at the terminal
 * @returns the names of the files applied now
 * @throws Error when the database was made by other files, the database's error when a file fails; that file and the
 * later ones are then not applied
 */
export async function migrate(
  database: Database,
  folder = migrationsFolder,
  place = "The database",
): Promise<string[]> {
  await database.run(historyTable);
  const history = await database.rows<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const done = new Set(history.map((entry) => entry.version));
  const files = migrationFiles(folder);
  if ([...done].some((version) => !files.some((file) => file.version === version))) {
    throw new Error(
      `${place} was made by another version of this project and stays as it is: export its requests with that version (npm run inbox -- export --json), then move it away and start again.`,
    );
  }
  const due = files.filter((file) => !done.has(file.version));
  for (const { file, version, name } of due) {
    const text = readFileSync(path.join(folder, file), "utf8");
    await database.transaction(async (session) => {
      await session.run(text);
      await session.rows("insert into supabase_migrations.schema_migrations values ($1, $2, $3)", [
        version,
        [text],
        name,
      ]);
    });
  }
  return due.map((entry) => entry.file);
}

/** The files of a folder that are migrations, oldest first. */
export function migrationFiles(folder = migrationsFolder): { file: string; version: string; name: string }[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
      return version === undefined || name === undefined ? [] : [{ file, version, name }];
    });
}
