import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import process from "node:process";
import { beforeEach, describe, expect, it } from "vitest";
import { FolderInUse, lockOwner, takeLock } from "../../supabase/local/lock.ts";
import { processIdentity } from "../../supabase/local/process-identity.ts";
import { temporaryFolder } from "./support/folder.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = path.join(folder, "lock.json");
});

function leaveLockOf(owner: { pid?: number; identity?: string; host?: string }): void {
  const self = { pid: process.pid, identity: processIdentity(process.pid), host: hostname(), token: "left" };
  writeFileSync(file, JSON.stringify({ ...self, ...owner }));
}

describe("one server at a time", () => {
  it("refuses a second one in a sentence that names the first", () => {
    const lock = takeLock(file, folder);
    lock.publish("http://127.0.0.1:5173");
    const sentence = `The database in ${folder} is in use by process ${process.pid} (http://127.0.0.1:5173). Stop it first, or name another folder in DATA_DIR.`;
    expect(() => takeLock(file, folder)).toThrow(new FolderInUse(sentence));
    lock.release();
  });

  it("gives the folder free, and leaves nothing behind", () => {
    const lock = takeLock(file, folder);
    expect(lockOwner(file)?.pid).toBe(process.pid);
    lock.release();
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
    takeLock(file, folder).release();
  });

  it("never removes a lock that became another's", () => {
    const lock = takeLock(file, folder);
    leaveLockOf({});
    lock.release();
    expect(readFileSync(file, "utf8")).toContain("left");
  });

  it("lets one of many processes in that start at once, past a dead one's lock", async () => {
    leaveLockOf({ pid: 999_999_999 });
    const script = path.resolve(import.meta.dirname, "support/take-lock.ts");
    const children = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ["--import", "tsx", script, file], { stdio: ["pipe", "pipe", "inherit"] }),
    );
    const words = await Promise.all(
      children.map(async (child) => {
        const [word] = await once(child.stdout, "data");
        return String(word).trim();
      }),
    );
    for (const child of children) child.stdin.end();
    expect(words.sort()).toEqual(["refused", "refused", "refused", "taken"]);
  });
});

describe("a lock that nobody holds any more is taken over", () => {
  it.each([
    ["of a process that is gone", () => leaveLockOf({ pid: 999_999_999 })],
    ["whose number now belongs to another process", () => leaveLockOf({ identity: "an earlier boot/1" })],
    ["cut short while it was written", () => writeFileSync(file, '{"pid":')],
    ["empty", () => writeFileSync(file, "")],
  ])("%s", (_what, leave) => {
    leave();
    const lock = takeLock(file, folder);
    expect(lockOwner(file)?.pid).toBe(process.pid);
    expect(readdirSync(folder)).toEqual(["lock.json"]);
    lock.release();
  });

  it.runIf(process.platform === "linux")("of a zombie", async () => {
    // The shell's place is taken by a sleep, which never asks how the other one ended.
    const parent = spawn("sh", ["-c", "sleep 0.3 & echo $!; exec sleep 30"]);
    const [word] = await once(parent.stdout, "data");
    const pid = Number(String(word));
    await expect.poll(() => readFileSync(`/proc/${pid}/stat`, "utf8"), { timeout: 5000 }).toContain(") Z ");
    const identity = processIdentity(pid);
    parent.kill("SIGKILL");
    expect(identity).toBeUndefined();
  });

  it("but not one of another machine, whose processes cannot be seen", () => {
    leaveLockOf({ host: "elsewhere.example" });
    expect(() => takeLock(file, folder)).toThrow("It ran on elsewhere.example");
  });
});

it("tells processes apart by their start", () => {
  const mine = processIdentity(process.pid);
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  expect([processIdentity(process.pid), processIdentity(pid)]).toEqual([mine, undefined]);
  expect(existsSync(file)).toBe(false);
});
