import { chatHosts, type Setup, voiceHosts } from "./hosts.ts";
import { heroEmailKey, languageKey, themeKey } from "./keys.ts";

/** Where a browser can keep something for a site. The site itself uses the first two. */
export type StoragePlace = "local" | "session" | "cookie" | "database" | "cache";

export interface StoredEntry {
  id: "language" | "theme" | "heroEmail";
  place: StoragePlace;
  key: string;
}

/** Every key that the page may store, each only after the visitor has done something (ledger.copy.ts says what). */
export const storedEntries: readonly StoredEntry[] = [
  { id: "language", place: "local", key: languageKey },
  { id: "theme", place: "local", key: themeKey },
  { id: "heroEmail", place: "session", key: heroEmailKey },
];

/** Data that is held in memory while the page is open, and never written to the device. */
export const memoryIds = ["typed", "conversation", "agents", "still", "refused"] as const;

export type ContactId = "documents" | "files" | "requests" | "chat" | "voice" | "call" | "reports";

/** One family of requests that the page can make. */
export interface Contact {
  id: ContactId;
  /** `load`: reading is enough. `asked`: not before the visitor does something (ledger.copy.ts says what). */
  when: "load" | "asked";
  /** Like `https://host`; `*.` stands for any name before it. */
  origins: readonly string[];
  /** Of the path, where the origin alone would allow too much. */
  path?: RegExp;
}

/** Every request that the page may make, as it is set up. @param own origin of the page. */
export function contactsOf({ database, chat, voice, reports }: Setup, own: string): Contact[] {
  const asked = (id: ContactId, origins: readonly string[], path?: RegExp): Contact => ({
    id,
    when: "asked",
    origins,
    ...(path ? { path } : {}),
  });
  const address = reports ? new URL(reports, own) : null;
  const call = voice ? voiceHosts(voice) : null;
  const talk = chat ? chatHosts(chat) : null;
  return [
    { id: "documents", when: "load", origins: [own], path: /^\/(?!rest\/)([\w-]+\/)*([\w-]+(\.html)?)?$/ },
    {
      id: "files",
      when: "load",
      origins: [own],
      path: /^\/(assets\/.*|[\w-]+\.(svg|png|ico|webmanifest)|passages\.[a-z]{2}\.json)$/,
    },
    asked("requests", [database ? new URL(database).origin : own], /^\/rest\/v1\/contact_submissions$/),
    ...(talk ? [asked("chat", [talk.script, ...talk.servers])] : []),
    ...(call
      ? [asked("voice", [call.api]), asked("call", [new URL(call.program).origin, ...call.servers])]
      : []),
    ...(address ? [asked("reports", [address.origin], exactly(address.pathname))] : []),
  ];
}

function exactly(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`);
}

function isAt(origin: string, pattern: string): boolean {
  const [start = "", end] = pattern.split("*");
  return end === undefined ? origin === pattern : origin.startsWith(start) && origin.endsWith(end);
}

/** Whether an address means a server at all: `data:` and `blob:` are made in the browser and stay there. */
export function leavesTheDevice(address: string): boolean {
  return /^(https?|wss?):/.test(address);
}

/** The family that an address belongs to; undefined: the ledger does not know it. */
export function contactAt(address: string, contacts: readonly Contact[]): Contact | undefined {
  const { origin, protocol, host, pathname } = new URL(address);
  // Sockets have no origin of their own in every browser.
  const from = origin === "null" ? `${protocol}//${host}` : origin;
  const families = contacts.filter(
    ({ origins, path }) => origins.some((pattern) => isAt(from, pattern)) && (!path || path.test(pathname)),
  );
  // A narrower family counts: a document's path could be anything without a file name.
  return families.find(({ id }) => id !== "documents") ?? families[0];
}

/** Finds the ledger's entry for a key; undefined when it has none. */
export function storedAt(place: StoragePlace, key: string): StoredEntry | undefined {
  return storedEntries.find((entry) => entry.place === place && entry.key === key);
}
