import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { proving } from "./proving.ts";

/** Proves a topic's rows in Node. */
export const prove = proving(async (file, text) => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
});
