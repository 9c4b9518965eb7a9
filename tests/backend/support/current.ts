import { afterAll, beforeAll } from "vitest";
import type { Backend } from "./backend.ts";

/** The backend that the cases of a test file ask; it runs when the first of them begins. */
export let backend: Backend;

export function startForAll(start: () => Promise<Backend>): void {
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend?.close());
}
