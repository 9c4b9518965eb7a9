import path from "node:path";
import process from "node:process";
import { preview } from "vite";
import { localSupabase } from "../../../supabase/local/plugin.ts";

/** Previews the site in the folder named on the command line, as `npm start` does. */
const [, , root = ""] = process.argv;
const server = await preview({
  root,
  configFile: false,
  plugins: [localSupabase({ dataDir: path.join(root, "data") })],
  preview: { host: "127.0.0.1", port: 0 },
});
process.stdout.write(`ready ${server.resolvedUrls?.local[0]}\n`);
