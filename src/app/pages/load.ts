import { fetchWithRetry } from "../hydration/fetch-with-retry.ts";

/** Fetches the second script. */
export const loadSecondScript = () => fetchWithRetry(() => import("./second-script.ts"));
