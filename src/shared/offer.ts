import { createContext } from "react";
import { type Solution, solutions } from "./solutions.ts";

/** The solutions that the app offers, in its order: all, unless it says otherwise. */
export const OfferContext = createContext<readonly Solution[]>(solutions);
