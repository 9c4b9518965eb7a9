import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { type DataFolder, dataFolder, FolderInUse, takeLock } from "../../supabase/local/folder.ts";
import { temporaryFolder } from "./support/folder.ts";

let folder: DataFolder;
beforeEach(() => {
  folder = dataFolder(temporaryFolder());
});

describe("one server at a time", () => {
  it("refuses a second one in a sentence that names the first", () => {
    const lock = takeLock(folder);
    lock.publish("http://127.0.0.1:5173");
    const sentence = `The database in ${folder.root} is in use by process ${process.pid} (http://127.0.0.1:5173). Stop it first, or name another folder in DATA_DIR.`;
    expect(() => takeLock(folder)).toThrow(sentence);
    lock.release();
  });

  it("refuses it also while nothing says who the first one is", () => {
    const lock = takeLock(folder);
    writeFileSync(folder.owner, '{"pid":');
    expect(() => takeLock(folder)).toThrow(new FolderInUse(folder.root, undefined));
    lock.release();
  });

  it("gives the folder free, also a second time, and leaves no name behind", () => {
    const lock = takeLock(folder);
    lock.release();
    const next = takeLock(folder);
    lock.release();
    expect(existsSync(folder.owner)).toBe(true);
    expect(() => takeLock(folder)).toThrow(FolderInUse);
    next.release();
    expect(readdirSync(folder.root)).toEqual(["lock"]);
  });

  it("gives it free when it cannot say who it is", () => {
    mkdirSync(folder.owner);
    expect(() => takeLock(folder)).toThrow(/EISDIR/);
    takeLock({ ...folder, owner: `${folder.owner}.other` }).release();
  });

  it("says what is wrong where it cannot be locked", () => {
    mkdirSync(folder.lock);
    expect(() => takeLock(folder)).toThrow("EISDIR");
  });
});

it("lets one of eight processes in that start at once, and the next one when that one is killed", async () => {
  const folders = Array.from({ length: 12 }, temporaryFolder);
  const script = path.resolve(import.meta.dirname, "support/take-locks.ts");
  const processes = Array.from({ length: 8 }, () => spawn(process.execPath, ["--import", "tsx", script]));
  onTestFinished(() => processes.forEach((each) => void each.kill("SIGKILL")));
  await Promise.all(processes.map(({ stdout }) => once(stdout, "data")));
  const soon = Date.now() + 100;
  const tries = folders.map((each, index) => ({ folder: each, at: soon + index * 50 }));
  const answers = await Promise.all(
    processes.map(async ({ stdin, stdout }): Promise<string[]> => {
      stdin.write(JSON.stringify(tries));
      const [line] = await once(stdout, "data");
      return JSON.parse(String(line));
    }),
  );
  for (const [index, each] of folders.entries()) {
    const refusals = answers.map((answer) => answer[index]).filter((answer) => answer !== "taken");
    expect(refusals).toEqual(Array.from({ length: 7 }, () => expect.stringMatching(/in use|being opened/)));
    expect(() => takeLock(dataFolder(each))).toThrow(FolderInUse);
  }
  const ended = processes.map((each) => once(each, "exit"));
  for (const each of processes) each.kill("SIGKILL");
  await Promise.all(ended);
  for (const each of folders) takeLock(dataFolder(each)).release();
});
