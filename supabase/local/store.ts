import {
  type Database,
  hostedRoles,
  migrate,
  migrationsFolder,
  type OpenOptions,
  olderDefaultGrants,
  openDatabase,
} from "./database.ts";
import { type DataFolder, type Lock, makeDataFolder, newSecretKey, secretKeyIn, takeLock } from "./folder.ts";
import type { Keys } from "./gate.ts";
import { LOCAL_PUBLISHABLE_KEY } from "./keys.ts";
import { readSchema, type Schema } from "./statement.ts";

export interface Store {
  database: Database;
  schema: Schema;
  keys: Keys;
  /** Says where the store is served, so that `npm run inbox` can ask there. */
  publish(url: string): void;
  close(): Promise<void>;
}

const inMemory: Lock = { publish: () => undefined, release: () => undefined };

/**
 * Opens a database and applies what migrations it lacks; that of a folder under its lock.
 * @throws FolderInUse when another process holds the folder; Error when another version made it
 */
export async function openStore(options: OpenOptions = {}): Promise<Store> {
  const { folder } = options;
  if (folder !== undefined) makeDataFolder(folder);
  const lock = folder === undefined ? inMemory : takeLock(folder);
  let database: Database | undefined;
  try {
    database = await openDatabase(options);
    // As a hosted project is before its first migration, in its worse, older form.
    await database.run(hostedRoles + olderDefaultGrants);
    await migrate(database, migrationsFolder, folder && `The database in ${folder.root}`);
    // A server that nobody writes to would otherwise keep what is too old.
    await database.run("select private.contact_clear_due(1000000)");
    const secret = folder === undefined ? newSecretKey() : secretKeyIn(folder.secretKey);
    const schema = await readSchema(database);
    const { close } = database;
    return {
      database,
      schema,
      keys: { publishable: LOCAL_PUBLISHABLE_KEY, secret },
      publish: lock.publish,
      async close() {
        await close();
        lock.release();
      },
    };
  } catch (error) {
    await database?.close();
    lock.release();
    throw error;
  }
}

/**
 * Stores that are open in this process, by folder. When vite.config.ts changes, Vite starts the new server before it
 * closes the old one, and loads this module a second time for it: so the list lies where both copies find it, and the
 * store is closed by whoever leaves last.
 */
declare global {
  var localSupabaseStores: Map<string, { opening: Promise<Store>; users: number }> | undefined;
}

/**
 * The store of a folder, opened at most once in this process. Each caller calls `leave` once.
 * @throws FolderInUse when another process holds the folder
 */
export async function joinStore(folder: DataFolder): Promise<{ store: Store; leave(): Promise<void> }> {
  globalThis.localSupabaseStores ??= new Map();
  const stores = globalThis.localSupabaseStores;
  const shared = stores.get(folder.root) ?? { opening: openStore({ folder }), users: 0 };
  stores.set(folder.root, shared);
  shared.users += 1;
  const leave = async (): Promise<void> => {
    shared.users -= 1;
    if (shared.users > 0) return;
    stores.delete(folder.root);
    const store = await shared.opening;
    await store.close();
  };
  try {
    return { store: await shared.opening, leave };
  } catch (error) {
    stores.delete(folder.root);
    throw error;
  }
}
