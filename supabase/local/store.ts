import { type DataFolder, makeDataFolder } from "./data-folder.ts";
import { type Database, openFolder, openInMemory } from "./database.ts";
import type { Keys } from "./gate.ts";
import { LOCAL_PUBLISHABLE_KEY } from "./keys.ts";
import { type Lock, takeLock } from "./lock.ts";
import { migrate, seedRoles } from "./migrate.ts";
import { readSchema, type Schema } from "./schema.ts";
import { newSecretKey, secretKeyIn } from "./secret-key.ts";

/** An open database with its migrations applied and its keys. */
export interface Store {
  database: Database;
  schema: Schema;
  keys: Keys;
  /** Says where the store is served, so that `npm run inbox` can ask there. */
  publish(url: string): void;
  close(): Promise<void>;
}

/**
 * Opens a database in memory.
 * @param cluster an empty cluster to start from, see openInMemory
 */
export async function openMemoryStore(cluster?: Blob): Promise<Store> {
  const nobody = { publish: () => undefined, release: () => undefined };
  return prepared(await openInMemory(cluster), newSecretKey(), nobody);
}

/**
 * Opens the database of a folder under its lock.
 * @param cluster what a first start begins with, see openInMemory
 * @throws FolderInUse when another process holds the folder
 */
export async function openStore(folder: DataFolder, cluster?: Blob): Promise<Store> {
  makeDataFolder(folder);
  const lock = takeLock(folder);
  try {
    return await prepared(await openFolder(folder, cluster), secretKeyIn(folder.secretKey), lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function prepared(database: Database, secret: string, lock: Lock): Promise<Store> {
  await seedRoles(database);
  await migrate(database);
  // A server that nobody writes to would otherwise keep what is too old.
  await database.run("select public.contact_purge()");
  return {
    database,
    schema: await readSchema(database),
    keys: { publishable: LOCAL_PUBLISHABLE_KEY, secret },
    publish: lock.publish,
    async close() {
      await database.close();
      lock.release();
    },
  };
}
