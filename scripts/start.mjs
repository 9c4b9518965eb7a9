// `npm start`: builds the site as it would be published and serves it with the embedded database on one port.
// --no-build serves what stands in dist/. Ctrl-C ends it; requests under way are answered first (supabase/local).
import { build, preview } from "vite";

if (!process.argv.includes("--no-build")) await build({ logLevel: "warn" });

try {
  const server = await preview({ logLevel: "warn" });
  console.log(`Local: http://localhost:${server.config.preview.port}/`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
