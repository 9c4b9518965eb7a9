import { execFileSync, spawn } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { EventEmitter, once } from "node:events";
import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { describe, expect, it, onTestFinished } from "vitest";
import { runInbox } from "../../supabase/inbox/run.ts";
import { dataFolder, FolderInUse, makeDataFolder, secretKeyIn } from "../../supabase/local/folder.ts";
import { startLocalSupabase } from "../../supabase/local/start.ts";
import { client, request, send, startBackend } from "./support/backend.ts";
import { temporaryFolder } from "./support/folder.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Runs `npm run inbox` on a data folder. @returns its output. */
function runCommand(dataDir: string): string {
  return execFileSync(process.execPath, ["--import", "tsx", "scripts/inbox.ts"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: "utf8",
  });
}

/** Starts a server of its own process, which a test may kill. */
function spawnServer(dataDir: string) {
  const script = path.join(import.meta.dirname, "support/plain-server.ts");
  const child = spawn(process.execPath, ["--import", "tsx", script, dataDir], { cwd: root });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

it("requests stay through a stop, a start and a kill, and the inbox lists them each time", async () => {
  const dataDir = temporaryFolder();
  const inbox = (...words: string[]): Promise<string> => runInbox(words, dataFolder(dataDir));
  expect(await inbox()).toContain("there is no database");
  const made = await startBackend({ dataDir });
  expect(await inbox()).toBe("No requests yet.");
  await made.close();

  const child = spawnServer(dataDir);
  const [line] = await once(child.stdout, "data");
  const { url, publishableKey } = JSON.parse(String(line));
  const row = request({ service: "Lead Generator", name: "Grace Hopper" });
  const { data: first } = await send(client(url, publishableKey), row);
  expect(await inbox()).toContain("Grace Hopper");
  await expect(startLocalSupabase({ dataDir })).rejects.toThrow(FolderInUse);
  child.kill("SIGKILL");
  await once(child, "exit");

  const listed = runCommand(dataDir);
  expect(listed).toMatch(new RegExp(`${first.id}  .*  ${row.email}  Lead Generator  de`));
  expect(listed).toContain("1 request");

  const again = await startBackend({ dataDir });
  const { data: second } = await send(again.visitor, request());
  expect(await inbox("erase", row.email)).toBe(`1 request of ${row.email} deleted.`);
  const left = JSON.parse(await inbox("export", "--json"));
  await again.close();
  expect(left).toMatchObject([{ id: second.id }]);
});

it("answers what is under way before it closes, and takes nothing new", async () => {
  const backend = await startBackend();
  const gate = new EventEmitter();
  const busy = backend.db.transaction(() => once(gate, "open"));
  const arrived = new Promise((resolve) => subscribe("http.server.request.start", resolve));
  const underWay = send(backend.visitor, request());
  await arrived;
  // Answered without the database, and behind the request before it, whose body has been read by then.
  await fetch(backend.url, { method: "OPTIONS" });
  const closing = backend.close();
  const late = await send(backend.visitor, request());
  gate.emit("open");
  const answered = await underWay;
  await Promise.all([busy, closing]);
  expect([answered.status, late.status]).toEqual([201, 0]);
});

it("a first start that is killed is begun again at the next start", async () => {
  const dataDir = temporaryFolder();
  const folder = dataFolder(dataDir);
  const child = spawnServer(dataDir);
  await expect.poll(() => existsSync(path.join(folder.cluster, "global")), { timeout: 90_000 }).toBe(true);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(existsSync(folder.unfinished)).toBe(true);

  const backend = await startBackend({ dataDir });
  const { status } = await send(backend.visitor, request());
  await backend.close();
  expect([status, existsSync(folder.unfinished)]).toEqual([201, false]);
}, 120_000);

it("keeps the data and the secret key from other users of the machine", () => {
  const folder = dataFolder(path.join(temporaryFolder(), "data"));
  makeDataFolder(folder);
  const key = secretKeyIn(folder.secretKey);
  const modes = [folder.root, folder.secretKey].map((entry) => statSync(entry).mode & 0o777);
  expect(modes).toEqual(process.platform === "win32" ? modes : [0o700, 0o600]);
  expect(secretKeyIn(folder.secretKey)).toBe(key);
});

describe.skipIf(process.platform === "win32")("a folder that others can look into", () => {
  it.each([
    ["empty", (): void => undefined],
    ["ours", (folder: string) => mkdirSync(path.join(folder, "cluster"))],
  ])("is closed to them when it is %s", (_what, fill) => {
    const folder = dataFolder(temporaryFolder());
    chmodSync(folder.root, 0o755);
    fill(folder.root);
    makeDataFolder(folder);
    expect(statSync(folder.root).mode & 0o777).toBe(0o700);
  });

  it("is left alone and refused when it holds other things, too", async () => {
    const folder = dataFolder(temporaryFolder());
    chmodSync(folder.root, 0o755);
    writeFileSync(path.join(folder.root, "letter.txt"), "");
    await expect(startLocalSupabase({ dataDir: folder.root })).rejects.toThrow("Name a folder of its own");
    expect(statSync(folder.root).mode & 0o777).toBe(0o755);
  });
});
