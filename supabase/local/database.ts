import { rmSync, writeFileSync } from "node:fs";
import type { PGlite, PGliteOptions, Transaction } from "@electric-sql/pglite";
import { type DataFolder, hasDatabase, makeDataFolder } from "./data-folder.ts";

/** Statements on one connection. */
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

/**
 * A database in memory; it is gone after `close`.
 * @param cluster an empty cluster as PGlite's dumpDataDir gives it; reading one is five times faster than making one
 */
export async function openInMemory(cluster?: Blob): Promise<Database> {
  return open(startingWith(cluster));
}

/**
 * The database of a folder whose lock the caller holds; made at the first call.
 * A first start that was cut short is begun again.
 * @param cluster the files of a first start, see openInMemory
 */
export async function openFolder(folder: DataFolder, cluster?: Blob): Promise<Database> {
  makeDataFolder(folder);
  if (hasDatabase(folder)) return open({ dataDir: folder.cluster });
  rmSync(folder.cluster, { recursive: true, force: true });
  writeFileSync(folder.unfinished, "");
  const database = await open({ dataDir: folder.cluster, ...startingWith(cluster) });
  rmSync(folder.unfinished);
  return database;
}

function startingWith(cluster: Blob | undefined): PGliteOptions {
  return cluster === undefined ? {} : { loadDataDir: cluster };
}

async function open(options: PGliteOptions): Promise<Database> {
  // Loaded here, so that building the site never loads a database.
  const { PGlite: Engine } = await import("@electric-sql/pglite");
  // PostgreSQL's own log quotes failed statements with their data; it is never passed on.
  const engine = await Engine.create({ ...options, onStdout: () => true, onStderr: () => true });
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
