import { z } from "zod";
import { type Concern, type ContactRequest, concernShape, requestShape } from "./request.ts";

export interface Inbox {
  /** The newest requests, newest first, at most `inOnePage`. */
  newest(): Promise<ContactRequest[]>;
  /** Every request, newest first. */
  all(): Promise<ContactRequest[]>;
  startingWith(idStart: string): Promise<ContactRequest[]>;
  /** Notes that a request was answered; false when there is none with this id. */
  answer(id: string): Promise<boolean>;
  /** Everything that is stored about one person, however the address is spelled. */
  exportOf(email: string): Promise<{ email: string }[]>;
  /** Deletes every request of a mailbox, however the address is spelled. @returns how many. */
  erase(email: string): Promise<number>;
  /** Lists the problems that need a person; empty when all is well. */
  watch(): Promise<Concern[]>;
  close(): Promise<void>;
}

/** The most rows that a hosted project returns by default. */
export const inOnePage = 1000;

const patienceMs = 30_000;

/**
 * The inbox behind a data interface.
 * @param url the project's, without /rest/v1
 * @param close what to end with the inbox
 */
export function inboxAt(url: string, secretKey: string, close: () => Promise<void>): Inbox {
  const ask = async (path: string, sent?: object): Promise<unknown> => {
    const response = await fetch(`${url}/rest/v1/${path}`, {
      headers: headersFor(secretKey),
      signal: AbortSignal.timeout(patienceMs),
      ...(sent === undefined ? {} : { method: "POST", body: JSON.stringify(sent) }),
    }).catch(() => undefined);
    if (response === undefined) throw new Error(`The server at ${url} does not answer.`);
    if (!response.ok) {
      throw new Error(`The server at ${url} refused: ${response.status} ${await response.text()}`);
    }
    return response.json();
  };
  const requests = async (query: string): Promise<ContactRequest[]> =>
    z.array(requestShape).parse(await ask(`contact_inbox?${query}`));
  return {
    close,
    newest: () => requests(`order=created_at.desc&limit=${inOnePage}`),
    all: () => everyPage(requests),
    startingWith: (idStart) => requests(rangeOf(idStart)),
    answer: async (id) => z.boolean().parse(await ask("rpc/contact_answered", { submission: id })),
    exportOf: async (email) =>
      z
        .array(z.looseObject({ email: z.string() }))
        .parse(await ask("rpc/contact_export", { address: email })),
    erase: async (email) => z.int().parse(await ask("rpc/contact_erase", { address: email })),
    watch: async () => z.array(concernShape).parse(await ask("contact_watch")),
  };
}

/** A gateway takes the key by itself; PostgREST takes a key of the older kind, a JWT, as the caller's token. */
function headersFor(secretKey: string): Record<string, string> {
  const isToken = secretKey.split(".").length === 3;
  return {
    apikey: secretKey,
    "content-type": "application/json",
    ...(isToken ? { authorization: `Bearer ${secretKey}` } : {}),
  };
}

/** Reads page by page in the order of ids, so that requests that arrive meanwhile neither hide nor repeat a row. */
async function everyPage(requests: (query: string) => Promise<ContactRequest[]>): Promise<ContactRequest[]> {
  const found: ContactRequest[] = [];
  let after = "";
  for (;;) {
    const page = await requests(`order=id.asc&limit=${inOnePage}${after}`);
    found.push(...page);
    const last = page.at(-1);
    if (last === undefined || page.length < inOnePage) break;
    after = `&id=gt.${last.id}`;
  }
  return found.sort((a, b) => b.created_at.localeCompare(a.created_at));
}

/** The ids with this beginning, as a range, so that the database can use its index. */
function rangeOf(idStart: string): string {
  const [least, most] = ["0", "f"].map(
    (filler) =>
      idStart + "00000000-0000-0000-0000-000000000000".slice(idStart.length).replaceAll("0", filler),
  );
  return `id=gte.${least}&id=lte.${most}&limit=${inOnePage}`;
}
