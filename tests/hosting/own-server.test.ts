import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSchema } from "../../supabase/local/schema.ts";
import { newSecretKey } from "../../supabase/local/secret-key.ts";
import { client, request, send } from "../backend/support/backend.ts";
import { connect } from "../database/support/postgres-database.ts";
import { postgresHere } from "../database/support/postgres-here.ts";
import { type PostgresServer, startPostgres } from "../database/support/postgres-server.ts";
import { hasNginx, type Nginx, startNginx } from "./support/nginx.ts";
import { type DataInterface, startWithPostgrestKeys } from "./support/postgrest-keys.ts";

const root = path.resolve(import.meta.dirname, "../..");
const shipped = (name: string): string => readFileSync(path.join(root, "supabase/own-server", name), "utf8");

/** Carries out the steps of hosting.md on a PostgreSQL: roles, then migrations as the owner. */
async function setUpDatabase(server: PostgresServer): Promise<void> {
  const superuser = connect(server.urlOf("superuser"), { max: 1 });
  await superuser.run("create database site");
  await superuser.close();
  const inSite = connect(server.urlOf("superuser", "site"), { max: 1 });
  await inSite.run(shipped("roles.sql"));
  await inSite.close();
  const folder = path.join(root, "supabase/migrations");
  const owner = connect(server.urlOf("site_owner", "site"), { max: 1 });
  for (const file of readdirSync(folder).sort())
    await owner.run(readFileSync(path.join(folder, file), "utf8"));
  await owner.close();
}

const here = hasNginx && postgresHere.found;
const keys = { publishable: "", secret: "", jwtSecret: "", map: "" };
let database: PostgresServer;
let data: DataInterface;
let nginx: Nginx;

beforeAll(async () => {
  makeKeys();
  database = await startPostgres(postgresHere.programs());
  await setUpDatabase(database);
  const authenticator = connect(database.urlOf("authenticator", "site"));
  const owner = connect(database.urlOf("site_owner", "site"), { max: 1 });
  const schema = await readSchema(owner);
  await owner.close();
  const store = {
    database: authenticator,
    schema,
    keys: { publishable: "public", secret: newSecretKey() },
    publish: () => undefined,
    close: () => authenticator.close(),
  };
  data = await startWithPostgrestKeys(store, keys.jwtSecret);
  nginx = await startNginx((_folder, port) => {
    const location = shipped("rest-location.conf").replace("127.0.0.1:3000", `127.0.0.1:${data.port}`);
    return `${keys.map} server { listen 127.0.0.1:${port}; ${location} }`;
  });
}, 60_000);

afterAll(async () => {
  await nginx.stop();
  await data.close();
  await database.remove();
});

/** Runs the script as an operator does, and reads what it made. */
function makeKeys(): void {
  const folder = mkdtempSync(path.join(tmpdir(), "own-server-keys-"));
  const script = path.join(root, "scripts/own-server-keys.mjs");
  const printed = execFileSync(process.execPath, [script, folder], { encoding: "utf8" });
  const read = (name: string): string => readFileSync(path.join(folder, name), "utf8");
  keys.publishable = printed.trim().split("=")[1] ?? "";
  keys.secret = /SUPABASE_SECRET_KEY=(\S+)/.exec(read("notify.env"))?.[1] ?? "";
  keys.jwtSecret = read("jwt-secret");
  keys.map = read("rest-keys.conf");
  for (const name of readdirSync(folder)) expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
}

describe.skipIf(!here)("a server of one's own, as hosting.md sets it up", () => {
  test("[SUB-01] [SUB-02] the site's own client stores a request, and reads nothing", async () => {
    const visitor = client(nginx.url, keys.publishable);
    const { status, data: row } = await send(visitor, request({ name: "Grace Hopper" }));
    expect([status, row?.name]).toEqual([201, "Grace Hopper"]);
    expect((await visitor.from("contact_submissions").select()).data).toEqual([]);
  });

  test("without the proxy the same client is refused: its key is no token", async () => {
    const answer = await fetch(`http://127.0.0.1:${data.port}/contact_submissions`, {
      headers: { authorization: `Bearer ${keys.publishable}` },
    });
    expect([answer.status, (await answer.json()).code]).toEqual([401, "PGRST301"]);
  });

  test("staff's key becomes staff's token, and only the whole key does", async () => {
    const inbox = (apikey: string) => fetch(`${nginx.url}/rest/v1/contact_inbox`, { headers: { apikey } });
    expect((await inbox(keys.secret)).status).toBe(200);
    expect((await inbox(keys.secret.slice(0, -1))).status).toBe(401);
    expect((await inbox("")).status).toBe(401);
  });

  test("what a visitor claims to be is not passed on", async () => {
    await fetch(`${nginx.url}/rest/v1/contact_submissions`, {
      headers: {
        apikey: keys.publishable,
        authorization: "Bearer forged",
        "x-forwarded-for": "203.0.113.7",
        "cf-connecting-ip": "203.0.113.8",
      },
    });
    const { authorization, "x-forwarded-for": address, "cf-connecting-ip": other } = data.lastHeaders();
    expect([authorization, address, other]).toEqual([undefined, "127.0.0.1", undefined]);
  });
});

test.skipIf(!here)("the mails' runner starts from its file of settings alone", async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "supabase/own-server/notify.ts"],
    {
      cwd: root,
      env: {
        PATH: process.env["PATH"],
        SUPABASE_URL: nginx.url,
        SUPABASE_SECRET_KEY: keys.secret,
        SMTP_URL: "smtp://127.0.0.1:9",
        MAIL_FROM: "a@example.com",
        MAIL_TEAM: "b@example.com",
      },
    },
  );
  expect(JSON.parse(stdout)).toMatchObject({ sent: 0, retry: 2 });
});
