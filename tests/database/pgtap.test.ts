import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pgtap } from "@electric-sql/pglite-pgtap";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { databaseOf, hostedRoles, migrate, olderDefaultGrants } from "../../supabase/local/database.ts";
import { emptyCluster } from "../backend/support/empty-cluster.ts";
import { type HostedProject, hostedProject } from "./support/hosted-project.ts";
import { postgresHere } from "./support/postgres-here.ts";
import { type PostgresServer, startPostgres } from "./support/postgres-server.ts";

/** Where `supabase test db` looks for its files. */
const folder = path.resolve(import.meta.dirname, "../../supabase/tests");
const tapFiles = readdirSync(folder).filter((file) => file.endsWith(".test.sql"));

/** Every assertion of a file holds; `run` carries out its statements and gives the rows of each. */
async function expectAllHold(file: string, run: (sql: string) => Promise<object[][]>): Promise<void> {
  const results = await run(readFileSync(path.join(folder, file), "utf8"));
  const texts = results
    .flat()
    .flatMap((row) => Object.values(row).filter((value) => typeof value === "string"));
  const lines = texts.join("\n").split("\n");
  // The lines with # explain the one above.
  expect(lines.filter((line) => /^(not ok|#)/.test(line))).toEqual([]);
  const planned = Number(lines.find((line) => /^1\.\.\d+$/.test(line))?.slice("1..".length));
  expect(planned).toBeGreaterThan(0);
  expect(lines.filter((line) => /^ok \d/.test(line))).toHaveLength(planned);
}

describe("supabase/tests in PGlite", () => {
  let engine: PGlite;
  beforeAll(async () => {
    const loadDataDir = await emptyCluster();
    engine = await PGlite.create({
      loadDataDir,
      extensions: { pgtap },
      onStdout: () => true,
      onStderr: () => true,
    });
    await engine.exec(`${hostedRoles}${olderDefaultGrants}
      create schema extensions; grant usage on schema extensions to anon, authenticated, service_role;
      create extension pgtap with schema extensions;`);
    await migrate(databaseOf(engine));
    await engine.exec("set search_path = public, extensions");
  });
  // A file that breaks leaves its transaction open.
  afterEach(() => engine.exec("rollback"));
  afterAll(() => engine.close());

  test.each(tapFiles)("%s", (file) =>
    expectAllHold(file, async (sql) => (await engine.exec(sql)).map((result) => result.rows as object[])),
  );
});

describe.skipIf(!postgresHere.found)("supabase/tests in PostgreSQL, as an owner who is no superuser", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(postgresHere.programs());
  });
  afterAll(() => server?.remove());

  test("has pgTAP, from the package postgresql-NN-pgtap on Debian", async () => {
    const sql = postgres(server.urlOf("superuser"), { max: 1 });
    const found = await sql`select from pg_available_extensions where name = 'pgtap'`;
    await sql.end();
    expect(found).toHaveLength(1);
  });

  describe.each([
    ["granting everything to everybody by default, as hosted projects did", true],
    ["granting nothing by default, as they do now", false],
  ])("%s", (_what, olderDefaults) => {
    let project: HostedProject;
    let sql: postgres.Sql;
    beforeAll(async () => {
      project = await hostedProject(server, { olderDefaults, pgtap: true });
      sql = postgres(project.ownerUrl, { max: 1, onnotice: () => undefined });
    });
    afterEach(() => sql.unsafe("rollback"));
    afterAll(async () => {
      await sql?.end();
      await project?.close();
    });

    test.each(tapFiles)("%s", async (file) => {
      await expectAllHold(file, async (text) => {
        const results: unknown = await sql.unsafe(text).simple();
        return results as object[][];
      });
    });
  });
});
