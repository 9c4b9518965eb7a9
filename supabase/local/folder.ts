import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import process from "node:process";
import { z } from "zod";

/** Where the parts of a data folder lie. Copying the folder of a stopped server is a back-up. */
export interface DataFolder {
  root: string;
  cluster: string;
  /** Present while the first start writes the cluster: whatever it finds then holds no request yet. */
  unfinished: string;
  /** Empty; the server that runs here has it locked. */
  lock: string;
  /** Says which process that is, and where it answers. */
  owner: string;
  secretKey: string;
}

const usual = path.resolve(import.meta.dirname, "../.temp/data");

/** The parts of `given`, else of the folder that DATA_DIR names, else of supabase/.temp/data. */
export function dataFolder(given?: string): DataFolder {
  const root = path.resolve(given ?? process.env["DATA_DIR"] ?? usual);
  const within = (name: string): string => path.join(root, name);
  return {
    root,
    cluster: within("cluster"),
    unfinished: within("unfinished"),
    lock: within("lock"),
    owner: within("owner.json"),
    secretKey: within("secret-key"),
  };
}

/**
 * Makes the folder, closed to other users of the machine: it holds personal data. One that is there already is closed
 * to them, unless other things lie in it that others may have to reach.
 * @throws Error with one sentence for the person at the terminal
 */
export function makeDataFolder(folder: DataFolder): void {
  mkdirSync(folder.root, { recursive: true, mode: 0o700 });
  const isOpen = process.platform !== "win32" && (statSync(folder.root).mode & 0o077) !== 0;
  if (!isOpen) return;
  const known = Object.values(folder).map((entry) => path.basename(entry));
  if (readdirSync(folder.root).some((entry) => !known.includes(entry))) {
    throw new Error(
      `${folder.root} is open to other users of this machine and holds other things than contact requests. Name a folder of its own in DATA_DIR, or close it with chmod 700.`,
    );
  }
  chmodSync(folder.root, 0o700);
}

/** Whether a first start was finished here, so that there is something to read. */
export function hasDatabase(folder: DataFolder): boolean {
  return existsSync(folder.cluster) && !existsSync(folder.unfinished);
}

/** A fresh staff key. It reads every contact request, so it is never the same on two machines. */
export function newSecretKey(): string {
  return `sb_secret_local_${randomBytes(24).toString("hex")}`;
}

/**
 * The staff key of a data folder, made at the first call and kept beside the data, readable by its owner only.
 * @throws Error when the file can be neither read nor written.
 */
export function secretKeyIn(file: string): string {
  if (!existsSync(file)) writeFileSync(file, `${newSecretKey()}\n`, { flag: "wx", mode: 0o600 });
  const key = readFileSync(file, "utf8").trim();
  if (key.startsWith("sb_secret_local_")) return key;
  throw new Error(`${file} holds no key. Delete it; a new one is made at the next start.`);
}

const ownerShape = z.object({ pid: z.int().positive(), url: z.string().optional() });

/** The process that holds a data folder, and where it answers once it serves. */
export type LockOwner = z.infer<typeof ownerShape>;

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
    const address = owner?.url === undefined ? "" : ` (${owner.url})`;
    super(
      owner === undefined
        ? `The database in ${root} is being opened by another process.`
        : `The database in ${root} is in use by process ${owner.pid}${address}. Stop it first, or name another folder in DATA_DIR.`,
    );
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

/**
 * Locks a file for as long as this process lives. The kernel drops the lock with the process, so that there is nothing
 * stale to judge. The file itself stays: deleting it would let a second process lock a new one of the same name.
 * @returns how to give the lock back; `undefined` when another process has it
 * @throws Error when the file cannot be opened, or the file system knows no locks
 */
function lockFile(file: string): (() => void) | undefined {
  const descriptor = process.platform === "linux" ? openAndLock(file) : openLocked(file);
  return descriptor === undefined ? undefined : () => closeSync(descriptor);
}

/** macOS, the BSDs and Windows lock while they open. Node has no names for these flags, but hands them on. */
function openLocked(file: string): number | undefined {
  const exclusively = process.platform === "win32" ? 0x10000000 : 0x20 | constants.O_NONBLOCK;
  try {
    return openSync(file, constants.O_RDWR | constants.O_CREAT | exclusively, 0o600);
  } catch (error) {
    if (error instanceof Error && "code" in error && /^(EAGAIN|EBUSY)$/.test(String(error.code))) {
      return undefined;
    }
    throw error;
  }
}

/** On Linux the program flock locks the descriptor that it inherits and shares: the lock outlives the program. */
function openAndLock(file: string): number | undefined {
  const descriptor = openSync(file, "a", 0o600);
  const ended = spawnSync("flock", ["-n", "3"], { stdio: ["ignore", "ignore", "pipe", descriptor] });
  if (ended.status === 0) return descriptor;
  closeSync(descriptor);
  if (ended.status === 1) return undefined;
  const reason = ended.error ? "the program flock (package util-linux) cannot be run" : String(ended.stderr);
  throw new Error(`${file} cannot be locked: ${reason.trim()}`);
}
