import { commands } from "vitest/browser";
import { proving } from "./proving.ts";

/** Proves a topic's rows in Chromium. */
export const prove = proving((file, text) => commands.writeFile(file, text));
