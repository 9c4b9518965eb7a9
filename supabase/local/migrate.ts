import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Database } from "./database.ts";
import { hostedRoles, olderDefaultGrants } from "./roles.ts";

/** The same migrations that hosted Supabase gets. */
export const migrationsFolder = path.resolve(import.meta.dirname, "../migrations");

const historyTable = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key, statements text[], name text);
`;

/** Makes a bare database look as a hosted project does before its first migration, in its worse, older form. */
export async function seedRoles(database: Database): Promise<void> {
  await database.run(hostedRoles + olderDefaultGrants);
}

/**
 * Applies the files of `folder` that were not applied yet, oldest first, each in a transaction of its own.
 * The history is kept as the Supabase CLI keeps it.
 * @returns the names of the files applied now
 * @throws the database's error when a file fails; that file and the later ones are then not applied
 */
export async function migrate(database: Database, folder = migrationsFolder): Promise<string[]> {
  await database.run(historyTable);
  const history = await database.rows<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const done = new Set(history.map((entry) => entry.version));
  const due = migrationFiles(folder).filter((file) => !done.has(file.version));
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
