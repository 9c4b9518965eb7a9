import type { DataFolder } from "./data-folder.ts";
import { openStore, type Store } from "./store.ts";

/**
 * Stores that are open in this process, by folder. When vite.config.ts changes, Vite starts the new
 * server before it closes the old one, and loads this module a second time for it: so the list lies
 * where both copies find it, and the store is closed by whoever leaves last.
 */
interface Shared {
  opening: Promise<Store>;
  users: number;
}

declare global {
  var localSupabaseStores: Map<string, Shared> | undefined;
}

/**
 * The store of a folder, opened at most once in this process. Each caller calls `leave` once.
 * @throws FolderInUse when another process holds the folder
 */
export async function joinStore(folder: DataFolder): Promise<{ store: Store; leave(): Promise<void> }> {
  globalThis.localSupabaseStores ??= new Map();
  const stores = globalThis.localSupabaseStores;
  const shared = stores.get(folder.root) ?? { opening: openStore(folder), users: 0 };
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
