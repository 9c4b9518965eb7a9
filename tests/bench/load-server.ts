import process from "node:process";
import { preview } from "vite";
import { localSupabase } from "../../supabase/local/plugin.ts";

/** The server that `npm start` runs, in a process of its own: data folder and port stand on the command line. */
const [, , dataDir = "", port = ""] = process.argv;
await preview({
  root: dataDir,
  configFile: false,
  logLevel: "error",
  plugins: [localSupabase({ dataDir })],
  preview: { host: "127.0.0.1", port: Number(port), strictPort: true },
});
process.send?.("serving");
