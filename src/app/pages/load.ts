import { fetchWithRetry } from "../parts/fetch-with-retry.ts";

/** Fetches the second script. */
export const loadRest = () => fetchWithRetry(() => import("./rest.ts"));
