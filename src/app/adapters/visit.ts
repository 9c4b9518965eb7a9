import type { Measured } from "#features/proof/proof.port.ts";
import { thisDevice } from "./device.ts";

function transferred(): number {
  return ["navigation", "resource"]
    .flatMap((type) => performance.getEntriesByType(type))
    .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0), 0);
}

/** Measures the visit so far with the browser's own figures. Nothing of it is sent. */
export async function measureVisit(): Promise<Measured> {
  const { items } = await thisDevice.read();
  const origins = thisDevice.contacted().map((address) => new URL(address).origin);
  return {
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    bytes: transferred(),
    foreignServers: new Set(origins.filter((origin) => origin !== location.origin && origin !== "null")).size,
    cookies: items.filter(({ place }) => place === "cookie").length,
  };
}
