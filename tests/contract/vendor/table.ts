import { rest } from "./rows/rest.ts";

/** Every rule of the specification that a package has to keep, by topic; one file of proofs for each topic. */
export const table = { rest };
