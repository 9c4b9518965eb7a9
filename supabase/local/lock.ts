import { randomUUID } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import process from "node:process";
import { z } from "zod";
import { processIdentity } from "./process-identity.ts";

const ownerShape = z.object({
  pid: z.int().positive(),
  identity: z.string(),
  host: z.string(),
  /** Differs between two locks of one process. */
  token: z.string(),
  url: z.string().optional(),
});

/** Who holds a data folder, and where it answers once it serves. */
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
}

/**
 * Takes the lock. PGlite has none of its own: two processes on one folder lose each other's rows.
 * A lock whose process is gone (also: whose number now belongs to another process) is taken over.
 * @param file the lock file
 * @param folder what the lock protects, named in the message
 * @throws FolderInUse naming the process that holds it
 */
export function takeLock(file: string, folder: string): Lock {
  let owner: LockOwner = {
    pid: process.pid,
    identity: processIdentity(process.pid) ?? "running",
    host: hostname(),
    token: randomUUID(),
  };
  if (!wrote(file, owner)) {
    clearStaleLock(file, folder);
    if (!wrote(file, owner)) throw inUse(folder, readLock(file));
  }
  const release = (): void => {
    process.off("exit", release);
    if (readLock(file)?.token === owner.token) rmSync(file, { force: true });
  };
  process.once("exit", release);
  return {
    publish(url) {
      owner = { ...owner, url };
      const next = `${file}.${owner.token}`;
      writeFileSync(next, JSON.stringify(owner));
      renameSync(next, file);
    },
    release,
  };
}

/** The process that holds the lock now; `undefined` when nobody does or the lock is a dead one's. */
export function lockOwner(file: string): LockOwner | undefined {
  const owner = readLock(file);
  return owner !== undefined && isHeld(owner) ? owner : undefined;
}

function wrote(file: string, owner: LockOwner): boolean {
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** A lock that cannot be read was cut short by a kill while it was written; nobody holds it. */
function readLock(file: string): LockOwner | undefined {
  try {
    return ownerShape.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** An empty lock may also be one that is being written this very moment. */
function readLockLater(file: string): LockOwner | undefined {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  return readLock(file);
}

function isHeld(owner: LockOwner): boolean {
  // Another machine's processes cannot be seen from here: believe the lock.
  return owner.host !== hostname() || processIdentity(owner.pid) === owner.identity;
}

function clearStaleLock(file: string, folder: string): void {
  const judged = readLock(file) ?? readLockLater(file);
  if (judged !== undefined && isHeld(judged)) throw inUse(folder, judged);
  // Moving is atomic: of two processes that clear at once, each can see which lock it moved.
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // The other one was faster.
  }
  const moved = readLock(aside);
  if (moved !== undefined && moved.token !== judged?.token) {
    renameSync(aside, file);
    throw inUse(folder, moved);
  }
  rmSync(aside, { force: true });
}

function inUse(folder: string, owner: LockOwner | undefined): FolderInUse {
  if (owner === undefined)
    return new FolderInUse(`The database in ${folder} is being opened by another process.`);
  const address = owner.url === undefined ? "" : ` (${owner.url})`;
  const advice =
    owner.host === hostname()
      ? "Stop it first, or name another folder in DATA_DIR."
      : `It ran on ${owner.host}; if it is gone for good, delete lock.json in that folder.`;
  return new FolderInUse(`The database in ${folder} is in use by process ${owner.pid}${address}. ${advice}`);
}
