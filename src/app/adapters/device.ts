import type { DevicePort, KeptItem } from "#features/privacy/drawer/drawer.port.ts";

type WebPlace = "local" | "session";

const webStores: Record<WebPlace, () => Storage> = {
  local: () => window.localStorage,
  session: () => window.sessionStorage,
};

/** @returns null where the browser refuses. */
function webItems(place: WebPlace): KeptItem[] | null {
  try {
    const store = webStores[place]();
    return Object.keys(store).map((key) => ({ place, key, value: store.getItem(key) ?? "" }));
  } catch {
    return null;
  }
}

function cookies(): KeptItem[] {
  try {
    return document.cookie
      .split("; ")
      .filter((pair) => pair !== "")
      .map((pair) => {
        const [key = "", ...value] = pair.split("=");
        return { place: "cookie", key, value: value.join("=") };
      });
  } catch {
    return [];
  }
}

/** Reads only the names: the contents are not the site's, and may be large. */
async function named(
  place: "database" | "cache",
  names: () => Promise<readonly string[]>,
): Promise<KeptItem[]> {
  try {
    return (await names()).map((key) => ({ place, key, value: "…" }));
  } catch {
    return [];
  }
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const wish = indexedDB.deleteDatabase(name);
    for (const end of ["success", "error", "blocked"]) wish.addEventListener(end, () => resolve());
  });
}

async function removeItem({ place, key }: KeptItem): Promise<void> {
  switch (place) {
    case "local":
    case "session":
      return webStores[place]().removeItem(key);
    case "cookie":
      // A browser without this interface keeps its cookies, and the drawer says so. The site itself sets none.
      return window.cookieStore?.delete(key);
    case "database":
      return deleteDatabase(key);
    case "cache":
      await caches.delete(key);
  }
}

/** Reads what this browser stores for the site, and which servers the page has contacted. */
export const thisDevice: DevicePort = {
  async read() {
    const [local, session] = [webItems("local"), webItems("session")];
    const rest = await Promise.all([
      named("database", async () => (await indexedDB.databases()).map(({ name }) => name ?? "")),
      named("cache", () => caches.keys()),
    ]);
    return {
      items: [...(local ?? []), ...(session ?? []), ...cookies(), ...rest.flat()],
      refused: local === null && session === null,
    };
  },
  async remove(items) {
    await Promise.allSettled(items.map(removeItem));
  },
  contacted: () =>
    ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type).map(({ name }) => name)),
};
