import type { Settings } from "./settings.ts";
import type { Column, Language } from "./words.ts";

/** A notification that is claimed, with what its mail needs. Names as the database has them. */
export interface Due extends Partial<Record<Column, string | null>> {
  submission_id: string;
  recipient: "team" | "visitor";
  claim: string;
  received_at: string;
  name: string;
  email: string;
  language: Language;
  /** For a digest: how many requests it stands for. The other facts are then of one of them, and not for the mail. */
  of_digest: number | null;
}

/** How an attempt ended; `code` says why, in capitals and without anybody's words. */
export type Ending =
  | { went: "sent" }
  /** The mail server did not take it, so that it may be tried again. */
  | { went: "retry"; code: string }
  /** It may have taken it: never again. */
  | { went: "uncertain"; code: string }
  /** It never will. */
  | { went: "given up"; code: string };

export interface Outbox {
  /** Housekeeping: what was lost on the way, what is too late, whether a digest is due. */
  tidy(): Promise<void>;
  claim(howMany: number): Promise<Due[]>;
  /** False: somebody else's by now, or erased; nothing may be sent. */
  start(due: Due): Promise<boolean>;
  settle(due: Due, ending: Ending): Promise<void>;
}

export function restOutbox({ url, secretKey }: Pick<Settings, "url" | "secretKey">): Outbox {
  async function call(name: string, sent: object): Promise<unknown> {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { apikey: secretKey, "content-type": "application/json" },
      body: JSON.stringify(sent),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`${name} answered ${response.status}`);
    }
    return response.status === 204 ? undefined : response.json();
  }
  const held = (due: Due) => ({
    submission: due.submission_id,
    to_whom: due.recipient,
    held_claim: due.claim,
  });
  return {
    // Our own database's own function answers; its shape is proved by supabase/tests and the tests of this folder.
    tidy: async () => void (await call("contact_notifications_tidy", {})),
    claim: async (howMany) => (await call("contact_notifications_claim", { how_many: howMany })) as Due[],
    start: async (due) => (await call("contact_notification_start", held(due))) === true,
    async settle(due, ending) {
      const code = ending.went === "sent" ? null : ending.code;
      await call("contact_notification_settle", { ...held(due), went: ending.went, code });
    },
  };
}
