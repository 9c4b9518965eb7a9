import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import process from "node:process";

/** Where the parts of a data folder lie. Copying the folder of a stopped server is a back-up. */
export interface DataFolder {
  root: string;
  /** PostgreSQL's own files. */
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
  return {
    root,
    cluster: path.join(root, "cluster"),
    unfinished: path.join(root, "unfinished"),
    lock: path.join(root, "lock"),
    owner: path.join(root, "owner.json"),
    secretKey: path.join(root, "secret-key"),
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
