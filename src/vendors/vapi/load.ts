import type { Shipped } from "./client.ts";

/** Fetches the vendor's client from our own server, in one piece. Rejects when it does not come. */
export async function loadShipped(): Promise<Shipped> {
  return (await import("./shipped.ts")).shipped;
}
