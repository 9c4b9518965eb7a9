import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { migrationFiles } from "../../supabase/local/database.ts";
import { type HostedProject, hostedProject } from "./support/hosted-project.ts";
import { postgresHere } from "./support/postgres-here.ts";
import { type PostgresServer, startPostgres } from "./support/postgres-server.ts";

const root = path.resolve(import.meta.dirname, "../..");
const bin = path.join(root, "node_modules/.cache/supabase-cli/node_modules/.bin/supabase");
const run = promisify(execFile);

const missing = "Supabase's command line is not here: `node scripts/setup.mjs --database` fetches it.";
const hasCli = existsSync(bin);
if (!hasCli && process.env["CI"] === "true") throw new Error(missing);
if (!hasCli) console.warn(`${missing} Its checks are left out.`);

let server: PostgresServer;
let project: HostedProject;
beforeAll(async () => {
  server = await startPostgres(postgresHere.programs());
  project = await hostedProject(server, { olderDefaults: false, withoutMigrations: true });
});
afterAll(async () => {
  await project?.close();
  await server?.remove();
});

async function supabase(...words: string[]): Promise<string> {
  const env = { ...process.env, SUPABASE_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
  const remote = `--remote=${project.ownerUrl.replace("postgres:", "postgresql:")}`;
  const { stdout } = await run(bin, [...words, remote], {
    cwd: root,
    env,
    timeout: 90_000,
    maxBuffer: 1e7,
  });
  return stdout;
}

describe.skipIf(!hasCli || !postgresHere.found)("Supabase's own checks, against a real server", () => {
  test("db push applies every migration, as an owner who is no superuser", async () => {
    await supabase("db", "push", "--yes");
    const history = await project.owner.rows<{ version: string }>(
      "select version from supabase_migrations.schema_migrations order by version",
    );
    expect(history.map((entry) => entry.version)).toEqual(migrationFiles().map((entry) => entry.version));
    const again = await supabase("migration", "list");
    for (const { version } of migrationFiles()) expect(again.match(new RegExp(version, "g"))).toHaveLength(2);
  }, 120_000);

  test("db advisors finds no error and no warning, in security and in speed", async () => {
    const answer = await supabase("db", "advisors", "--type", "all", "--level", "info", "--fail-on", "warn");
    const found = z
      .array(z.object({ name: z.string(), level: z.string() }))
      .parse(JSON.parse(answer.slice(answer.indexOf("\n["))));
    expect(found.filter((entry) => entry.level !== "INFO")).toEqual([]);
    // The advisor's only remarks: a table that only functions reach, and a database that nobody has used yet.
    const known = ["no_primary_key", "rls_enabled_no_policy", "unused_index"];
    expect(found.filter((entry) => !known.includes(entry.name))).toEqual([]);
  }, 120_000);
});
