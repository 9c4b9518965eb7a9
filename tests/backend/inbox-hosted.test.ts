import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import path from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { runInbox } from "../../supabase/inbox/run.ts";
import { dataFolder } from "../../supabase/local/folder.ts";
import { type Backend, request, send, startBackend } from "./support/backend.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** `npm run inbox` on a project of its own address, as a hosted one is. */
let backend: Backend;
let inbox: (...words: string[]) => Promise<string>;
let warned: string[];
beforeAll(async () => {
  backend = await startBackend();
  const hosted = { url: backend.url, secretKey: backend.secretKey };
  inbox = (...words) => runInbox(words, dataFolder("/nowhere"), hosted, (line) => warned.push(line));
});
afterAll(() => backend.close());
beforeEach(async () => {
  warned = [];
  await backend.forget();
});

it("lists, shows and notes an answer, once", async () => {
  const { data } = await send(backend.visitor, request({ name: "Grace Hopper" }));
  expect(await inbox()).toContain("Grace Hopper");
  expect(await inbox("show", data.id.slice(0, 20))).toMatch(/Answered +–/);
  const answered = await inbox("answer", data.id);
  expect(answered).toMatch(/Answered +\d{4}-/);
  expect(await inbox("answer", data.id)).toBe(answered);
  await expect(inbox("answer", "ffffffff")).rejects.toThrow(
    "No request has an id that begins with ffffffff.",
  );
});

it("asks for more of an id when several requests begin with it", async () => {
  for (let count = 0; count < 2; count += 1) await send(backend.visitor, request());
  await expect(inbox("show", "0")).rejects.toThrow("2 requests have an id that begins with 0.");
});

it("exports and erases one person, however the address is spelled", async () => {
  for (const email of ["Ada@Example.com", "ada+shop@example.com"])
    await send(backend.visitor, request({ email }));
  await send(backend.visitor, request());
  const exported: { email: string }[] = JSON.parse(await inbox("export", "ada@example.com"));
  expect(exported.map(({ email }) => email)).toEqual(["Ada@Example.com", "ada+shop@example.com"]);
  expect(warned).toEqual([
    "Stored with 2 spellings. Look whether all are the same person's: ada@example.com, ada+shop@example.com",
  ]);
  expect(await inbox("erase", "ADA@example.com")).toBe("2 requests of ADA@example.com deleted.");
  expect(JSON.parse(await inbox("export", "--json"))).toHaveLength(1);
});

it("exports more than one answer holds, each once", async () => {
  await backend.db.run(`
    insert into contact_submissions (name, email, gdpr_consent, language)
      select 'Ada', i || '@many.example', true, 'de' from generate_series(1, 2300) i`);
  const exported: { id: string }[] = JSON.parse(await inbox("export", "--json"));
  expect(new Set(exported.map(({ id }) => id)).size).toBe(2300);
  expect(await inbox()).toContain("The newest 1000 requests; export prints all.");
});

it("watches: says when all is well, and fails when something is not", async () => {
  expect(await inbox("watch")).toBe("All is well.");
  const { data } = await send(backend.visitor, request());
  await backend.db.run(`
    update contact_submissions set created_at = now() - interval '26 hours';
    update private.contact_notifications set outcome = 'given up', received_at = now() where recipient = 'team'`);
  await expect(inbox("watch")).rejects.toThrow(
    /^1 answers are overdue, since .*\n1 mails to the team: given up, since /,
  );
  await inbox("answer", data.id);
  expect(await inbox("watch")).toBe("All is well.");
});

it("watches for the digest that nobody got, and for the ceiling", async () => {
  await backend.db.run("update contact_settings set per_email_hour = 1, daily_ceiling = 4");
  const email = `${randomUUID()}@example.com`;
  for (let count = 0; count < 2; count += 1) await send(backend.visitor, request({ email }));
  await backend.db.run("update contact_submissions set created_at = now() - interval '3 hours'");
  const found = await inbox("watch").catch((error: Error) => error.message);
  expect(found).toContain("1 requests over a limit that the team has not been told of");
  expect(found).toContain("2 requests: half of the day's ceiling is used up");
});

it("is told apart by the environment, and never prints the key", async () => {
  await send(backend.visitor, request({ name: "Grace Hopper" }));
  const run = async (env: Record<string, string>) => {
    const child = spawn(process.execPath, ["--import", "tsx", "scripts/inbox.ts"], {
      cwd: root,
      env: { ...process.env, ...env },
    });
    const [out, err, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, "exit"),
    ]);
    return { out, err, code };
  };
  const right = await run({ SUPABASE_URL: backend.url, SUPABASE_SECRET_KEY: backend.secretKey });
  const wrong = await run({ SUPABASE_URL: backend.url, SUPABASE_SECRET_KEY: "sb_secret_wrong" });
  expect([right.code, right.out]).toEqual([0, expect.stringContaining("Grace Hopper")]);
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining("refused: 401")]);
  expect(wrong.err).not.toContain("sb_secret_wrong");
});
