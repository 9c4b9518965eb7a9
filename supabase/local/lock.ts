import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import process from "node:process";
import { z } from "zod";
import type { DataFolder } from "./data-folder.ts";
import { lockFile } from "./kernel-lock.ts";

const ownerShape = z.object({ pid: z.int().positive(), url: z.string().optional() });

/** The process that holds a data folder, and where it answers once it serves. */
export type LockOwner = z.infer<typeof ownerShape>;

/** A held lock. */
export interface Lock {
  /** Says where the owner answers, so that `npm run inbox` can ask it. */
  publish(url: string): void;
  /** Gives the folder free. More than once does no harm. */
  release(): void;
}

/** The folder belongs to a running process. The message is one sentence for the person at the terminal. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
  /** Unknown while the other process has only just taken the folder. */
  readonly owner: LockOwner | undefined;

  constructor(root: string, owner: LockOwner | undefined) {
    super(sentence(root, owner));
    this.owner = owner;
  }
}

/**
 * Takes the lock of a folder, which exists. PGlite has none of its own: two processes on one folder lose each
 * other's rows. The kernel decides who has it; the file `owner` only says who that is, and may lie.
 * @throws FolderInUse naming the process that holds it
 */
export function takeLock(folder: Pick<DataFolder, "root" | "lock" | "owner">): Lock {
  const unlock = lockFile(folder.lock);
  if (unlock === undefined) throw new FolderInUse(folder.root, readOwner(folder.owner));
  const publish = (url?: string): void => writeOwner(folder.owner, { pid: process.pid, url });
  let isHeld = true;
  const release = (): void => {
    if (!isHeld) return;
    isHeld = false;
    process.off("exit", release);
    try {
      rmSync(folder.owner, { force: true });
    } finally {
      unlock();
    }
  };
  process.once("exit", release);
  try {
    publish();
  } catch (error) {
    release();
    throw error;
  }
  return { publish, release };
}

/** Moved into place, so that nobody reads half of it. Only the holder of the lock writes. */
function writeOwner(file: string, owner: LockOwner): void {
  writeFileSync(`${file}.next`, JSON.stringify(owner), { mode: 0o600 });
  renameSync(`${file}.next`, file);
}

function readOwner(file: string): LockOwner | undefined {
  try {
    return ownerShape.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

function sentence(root: string, owner: LockOwner | undefined): string {
  if (owner === undefined) return `The database in ${root} is being opened by another process.`;
  const address = owner.url === undefined ? "" : ` (${owner.url})`;
  return `The database in ${root} is in use by process ${owner.pid}${address}. Stop it first, or name another folder in DATA_DIR.`;
}
