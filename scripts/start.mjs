// `npm start`: builds the site as it would be published and serves it with the embedded database on one port.
// --no-build serves what stands in dist/. Ctrl-C ends it; requests under way are answered first (supabase/local).
// `npm run build` prints the warnings that are left out here.
import process from "node:process";
import { build, preview } from "vite";

const quiet = { logLevel: "error" };

try {
  if (!process.argv.includes("--no-build")) {
    console.log("[start] building the site …");
    await build(quiet);
  }
  const server = await preview(quiet);
  console.log(`Local: http://localhost:${server.config.preview.port}/`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
