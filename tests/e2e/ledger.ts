import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { nothingSetUp, type Setup } from "#features/privacy/ledger/hosts.ts";
import {
  contactAt,
  contactsOf,
  leavesTheDevice,
  type StoragePlace,
  storedAt,
} from "#features/privacy/ledger/ledger.ts";
import { test as base } from "./engine.ts";

type Kept = readonly [StoragePlace, string];

/** Says each key at the moment that it is written: it may be gone again before anybody looks. */
function tellWrites(): void {
  const tell = Reflect.get(window, "noteKept");
  if (typeof tell !== "function") return;
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    setItem.call(this, key, value);
    let session = false;
    try {
      session = this === window.sessionStorage;
    } catch {
      // Refused: then it cannot be this one.
    }
    tell(session ? "session" : "local", key);
  };
}

/** Says each breach of the security policy. */
function tellBreaches(): void {
  addEventListener(
    "securitypolicyviolation",
    ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) => {
      const tell = Reflect.get(window, "noteBreach");
      if (typeof tell === "function")
        tell([effectiveDirective, blockedURI, sample, `${sourceFile}:${lineNumber}`].join(" "));
    },
  );
}

/** Every key that the browser keeps for this page. What it refuses to say holds nothing. */
async function keysHere(): Promise<Kept[]> {
  const asked: [StoragePlace, () => Iterable<string> | Promise<Iterable<string>>][] = [
    ["local", () => Object.keys(localStorage)],
    ["session", () => Object.keys(sessionStorage)],
    ["database", async () => (await indexedDB.databases()).map(({ name }) => name ?? "")],
    ["cache", () => caches.keys()],
  ];
  const kept: Kept[] = [];
  for (const [place, read] of asked) {
    try {
      for (const key of await read()) kept.push([place, key]);
    } catch {
      // Storage may be refused altogether.
    }
  }
  return kept;
}

/** Notes what a journey requests and stores, and which of it the ledger does not list. */
async function watch(context: BrowserContext, contacts: ReturnType<typeof contactsOf>) {
  const unlisted = new Set<string>();
  const used = new Set<string>();

  function request(method: string, address: string): void {
    if (!leavesTheDevice(address)) return;
    const contact = contactAt(address, contacts);
    if (contact) used.add(contact.id);
    // A request that only reads tells the server nothing but its address.
    if (!contact || (contact.when === "load" && method !== "GET")) unlisted.add(`${method} ${address}`);
  }
  function store([place, key]: Kept): void {
    const entry = storedAt(place, key);
    if (entry) used.add(entry.id);
    else unlisted.add(`${place}: ${key}`);
  }
  function follow(page: Page): void {
    page.on("websocket", (socket) => request("GET", socket.url()));
    page.on("worker", (worker) => request("GET", worker.url()));
    page.on("console", (message) => {
      // Each answer carries the published site's policy: what it stops here would be stopped there.
      if (/Content Security Policy|Permissions.Policy|Trusted(HTML|Script)/i.test(message.text()))
        unlisted.add(message.text());
    });
  }

  for (const page of context.pages()) follow(page);
  context.on("page", follow);
  context.on("request", (made) => request(made.method(), made.url()));
  context.on("serviceworker", (worker) => unlisted.add(`service worker: ${worker.url()}`));
  await context.exposeBinding("noteKept", (_, place: StoragePlace, key: string) => store([place, key]));
  await context.addInitScript(tellWrites);
  await context.exposeBinding("noteBreach", (_, breach: string) => unlisted.add(`breach: ${breach}`));
  await context.addInitScript(tellBreaches);

  return {
    used,
    /** @returns all that was seen from the start to now and is not in the ledger. */
    async unlisted(): Promise<string[]> {
      for (const page of context.pages()) for (const kept of await page.evaluate(keysHere)) store(kept);
      for (const { name } of await context.cookies()) store(["cookie", name]);
      return [...unlisted];
    },
  };
}

/** Waits for a server that Playwright does not wait for. */
export async function answering(url = ""): Promise<void> {
  const answers = () =>
    fetch(url)
      .then(({ ok }) => ok)
      .catch(() => false);
  await expect.poll(answers, { timeout: 50_000 }).toBe(true);
}

interface Options {
  setup: Setup;
  ledger: undefined;
}

/**
 * Every journey fails on a request, on a stored key and on a breach of the security policy that the ledger of the
 * privacy policy does not list for this project's site.
 */
export const test = base.extend<Options>({
  // The server of the vendors' journeys, which come late, is still building its site when the first ones begin.
  baseURL: async ({ baseURL }, use) => answering(baseURL).then(() => use(baseURL)),
  setup: [nothingSetUp, { option: true }],
  ledger: [
    async ({ context, setup, baseURL }, use, info) => {
      const seen = await watch(context, contactsOf(setup, baseURL ?? ""));
      await use(undefined);
      expect(await seen.unlisted(), "in the ledger (src/features/privacy/ledger)").toEqual([]);
      info.annotations.push({ type: "ledger", description: [...seen.used].sort().join(" ") });
    },
    { auto: true },
  ],
});
