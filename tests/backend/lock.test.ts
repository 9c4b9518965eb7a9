import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import process from "node:process";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { type DataFolder, dataFolder, FolderInUse, takeLock } from "../../supabase/local/folder.ts";
import { contendFor, startContender } from "./support/contenders.ts";
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

it("is free when its process is gone", async () => {
  const contender = await startContender(folder.root);
  onTestFinished(() => contender.kill());
  expect(await contender.take(0)).toBe("taken");
  expect(() => takeLock(folder)).toThrow(FolderInUse);
  await contender.kill();
  takeLock(folder).release();
});

it("lets one of eight processes in that start at once, whatever the last one left behind", async () => {
  expect(await contendFor(folder.root, 12)).toEqual({ one: 12, two: 0, none: 0, broken: [] });
}, 60_000);
