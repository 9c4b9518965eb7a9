import { fetched } from "../lazy.ts";

/** Fetches what the first script does without. */
export const loadRest = () => fetched(() => import("./rest.ts"));
