import { fetched } from "../parts/lazy.ts";

/** Fetches the second script. */
export const loadRest = () => fetched(() => import("./rest.ts"));
