import type { DataFolder } from "../local/folder.ts";
import { FolderInUse, secretKeyIn } from "../local/folder.ts";
import { startLocalSupabase } from "../local/start.ts";
import { type Inbox, inboxAt } from "./inbox.ts";

/**
 * Opens the inbox of a folder: a running server is asked, else the folder is opened for the while.
 * @throws Error with one sentence for the person at the terminal
 */
export async function openInbox(folder: DataFolder): Promise<Inbox> {
  try {
    const own = await startLocalSupabase({ dataDir: folder.root });
    return inboxAt(own.url, own.secretKey, own.close);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const url = error.owner?.url;
    if (url === undefined) {
      throw new Error(`Another process is just opening ${folder.root}. Try again in a moment.`);
    }
    return inboxAt(url, secretKeyIn(folder.secretKey), async () => undefined);
  }
}
