import { PGlite } from "@electric-sql/pglite";
import { pgtap } from "@electric-sql/pglite-pgtap";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { hostedRoles, migrate, olderDefaultGrants } from "../../supabase/local/database.ts";
import { emptyCluster } from "../backend/support/empty-cluster.ts";
import { type HostedProject, hostedProject } from "./support/hosted-project.ts";
import { postgresHere } from "./support/postgres-here.ts";
import { type PostgresServer, startPostgres } from "./support/postgres-server.ts";
import { runTap, tapFiles, textsOf } from "./support/tap.ts";

/** Every assertion of supabase/tests holds; how many that are. */
async function expectAllHold(
  file: string,
  texts: (sql: string) => Promise<readonly string[]>,
): Promise<void> {
  const { planned, passed, failures } = await runTap(file, texts);
  expect(failures).toEqual([]);
  expect(passed).toBe(planned);
  expect(planned).toBeGreaterThan(0);
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
      create schema extensions; grant usage on schema extensions to anon, authenticated, service_role;`);
    await migrate({
      run: async (sql) => void (await engine.exec(sql)),
      rows: async (sql, values = []) => (await engine.query(sql, [...values])).rows as never,
      transaction: (work) =>
        engine.transaction((inner) =>
          work({
            run: async (sql) => void (await inner.exec(sql)),
            rows: async (sql, values = []) => (await inner.query(sql, [...values])).rows as never,
          }),
        ),
      close: () => engine.close(),
    });
  });
  // A file that breaks leaves its transaction open.
  afterEach(() => engine.exec("rollback"));
  afterAll(() => engine.close());

  test.each(tapFiles)("%s", (file) =>
    expectAllHold(file, async (sql) => textsOf((await engine.exec(sql)).map((result) => result.rows))),
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
        return textsOf(results as object[][]);
      });
    });
  });
});
