import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  type Database,
  hostedRoles,
  migrate,
  migrationsFolder,
  olderDefaultGrants,
  openDatabase,
} from "../../supabase/local/database.ts";
import { emptyCluster } from "./support/empty-cluster.ts";
import { temporaryFolder } from "./support/folder.ts";

let database: Database;
beforeEach(async () => {
  database = await openDatabase({ cluster: await emptyCluster() });
  await database.run(hostedRoles + olderDefaultGrants);
});
afterEach(() => database.close());

async function history(): Promise<string[]> {
  const rows = await database.rows<{ name: string }>(
    "select version || '_' || name || '.sql' as name from supabase_migrations.schema_migrations order by version",
  );
  return rows.map((row) => row.name);
}

it("applies each file once, oldest first, and keeps the history of the Supabase CLI", async () => {
  const applied = await migrate(database, migrationsFolder);
  expect(applied).toEqual(readdirSync(migrationsFolder).sort());
  expect(await history()).toEqual(applied);
  expect(await migrate(database, migrationsFolder)).toEqual([]);
});

it("applies nothing of a file that fails, nor any later one, and goes on from there", async () => {
  const folder = temporaryFolder();
  const write = (name: string, sql: string): void => writeFileSync(path.join(folder, name), sql);
  write("20260101000001_first.sql", "create table first (id int)");
  write("20260101000002_second.sql", "create table second (id int); select 1 / 0");
  write("20260101000003_third.sql", "create table third (id int)");
  write("notes.md", "no migration");
  await expect(migrate(database, folder)).rejects.toThrow("division by zero");
  expect(await history()).toEqual(["20260101000001_first.sql"]);
  write("20260101000002_second.sql", "create table second (id int)");
  expect(await migrate(database, folder)).toEqual(["20260101000002_second.sql", "20260101000003_third.sql"]);
});

it("leaves a database of other migrations as it is, and says what to do", async () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, "20260101000001_older.sql"), "create table older (id int)");
  await migrate(database, folder);
  await expect(migrate(database, migrationsFolder, "The database in /data")).rejects.toThrow(
    /^The database in \/data was made by another version .* export its requests with that version .* move it away/,
  );
  expect(await database.rows("select from older")).toEqual([]);
  expect(await history()).toEqual(["20260101000001_older.sql"]);
});
