import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The style sheets of site and book as text: an import would give them as the bundler makes them. */
export const sheets = ["src", "stories"].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => ({ file: join(root, file), text: readFileSync(join(root, file), "utf8") })),
);
