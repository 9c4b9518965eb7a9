import { spawnSync } from "node:child_process";
import { closeSync, constants, openSync } from "node:fs";
import process from "node:process";

/**
 * Locks a file for as long as this process lives. The kernel holds the lock and drops it with the process, however
 * that ends, so that there is nothing stale to judge. The file itself stays: deleting it would let a second process
 * lock a new one of the same name.
 * @returns how to give the lock back; `undefined` when another process has it
 * @throws Error when the file cannot be opened, or the file system knows no locks
 */
export function lockFile(file: string): (() => void) | undefined {
  const descriptor = process.platform === "linux" ? openAndLock(file) : openLocked(file);
  return descriptor === undefined ? undefined : () => closeSync(descriptor);
}

/** macOS, the BSDs and Windows lock while they open. Node has no names for these flags, but hands them on. */
function openLocked(file: string): number | undefined {
  const exclusively = process.platform === "win32" ? 0x10000000 : 0x20 | constants.O_NONBLOCK;
  try {
    return openSync(file, constants.O_RDWR | constants.O_CREAT | exclusively, 0o600);
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "EAGAIN" || error.code === "EBUSY"))
      return undefined;
    throw error;
  }
}

/**
 * On Linux the program flock locks the descriptor that it inherits. It shares that one with this process, so the
 * lock outlives the program.
 */
function openAndLock(file: string): number | undefined {
  const descriptor = openSync(file, "a", 0o600);
  const ended = spawnSync("flock", ["-n", "3"], { stdio: ["ignore", "ignore", "pipe", descriptor] });
  if (ended.status === 0) return descriptor;
  closeSync(descriptor);
  if (ended.status === 1) return undefined;
  const reason = ended.error ? "the program flock (package util-linux) cannot be run" : String(ended.stderr);
  throw new Error(`${file} cannot be locked: ${reason.trim()}`);
}
