import { z } from "zod";
import type { DataFolder } from "../local/data-folder.ts";
import { FolderInUse } from "../local/lock.ts";
import { secretKeyIn } from "../local/secret-key.ts";
import { startLocalSupabase } from "../local/start.ts";
import { type ContactRequest, requestShape } from "./request.ts";

/** The stored requests of a data folder. */
export interface Inbox {
  /** All requests, newest first. */
  requests(): Promise<ContactRequest[]>;
  /** Deletes every request of an e-mail address; how many that were. */
  erase(email: string): Promise<number>;
  close(): Promise<void>;
}

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

function inboxAt(url: string, secretKey: string, close: () => Promise<void>): Inbox {
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = { apikey: secretKey, "content-type": "application/json" };
    const response = await fetch(`${url}/rest/v1/${path}`, { ...init, headers }).catch(() => undefined);
    if (response === undefined) throw new Error(`The server at ${url} does not answer.`);
    if (!response.ok)
      throw new Error(`The server at ${url} refused: ${response.status} ${await response.text()}`);
    return response.json();
  };
  return {
    close,
    async requests() {
      return z.array(requestShape).parse(await ask("contact_inbox?order=created_at.desc"));
    },
    async erase(email) {
      const body = JSON.stringify({ address: email });
      return z.int().parse(await ask("rpc/contact_erase", { method: "POST", body }));
    },
  };
}
