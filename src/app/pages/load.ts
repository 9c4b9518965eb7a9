import { fetchWithRetry } from "../hydration/fetch-with-retry.ts";

export const loadSecondScript = () => fetchWithRetry(() => import("./second-script.ts"));
