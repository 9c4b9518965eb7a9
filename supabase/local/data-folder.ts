import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import process from "node:process";

/** Where the parts of a data folder lie. Copying the folder of a stopped server is a back-up. */
export interface DataFolder {
  root: string;
  /** PostgreSQL's own files. */
  cluster: string;
  /** Present while the first start writes the cluster: whatever it finds then holds no request yet. */
  unfinished: string;
  lock: string;
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
    lock: path.join(root, "lock.json"),
    secretKey: path.join(root, "secret-key"),
  };
}

/** Makes the folder, closed to other users of the machine: it holds personal data. */
export function makeDataFolder(folder: DataFolder): void {
  mkdirSync(folder.root, { recursive: true, mode: 0o700 });
}

/** Whether a first start was finished here, so that there is something to read. */
export function hasDatabase(folder: DataFolder): boolean {
  return existsSync(folder.cluster) && !existsSync(folder.unfinished);
}
