import { fetchWithRetry } from "../parts/lazy.ts";

/** Fetches the second script. */
export const loadRest = () => fetchWithRetry(() => import("./rest.ts"));
