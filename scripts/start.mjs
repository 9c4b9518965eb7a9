// `npm start`: builds the site as it would be published and serves it with the embedded database on one port.
// --no-build serves what stands in dist/, or in the folder of --from. Ctrl-C ends it; requests under way are answered first (supabase/local).
import { parseArgs } from "node:util";
import { build, preview } from "vite";
import { briefLogger } from "./brief-logger.mjs";

// The level quiets what Vite writes past a logger: its progress.
const quiet = { customLogger: briefLogger(), logLevel: "warn" };

try {
  const { values: asked } = parseArgs({
    options: { "no-build": { type: "boolean" }, from: { type: "string" } },
  });
  if (!asked["no-build"]) {
    console.log("[start] building the site …");
    await build(quiet);
  }
  const server = await preview({ ...quiet, ...(asked.from ? { build: { outDir: asked.from } } : {}) });
  console.log(`Local: http://localhost:${server.config.preview.port}/`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
