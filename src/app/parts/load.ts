import { fetched } from "../lazy.ts";

/** Fetches the second script. */
export const loadRest = () => fetched(() => import("./rest.ts"));
