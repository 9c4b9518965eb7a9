import process from "node:process";
import { startLocalSupabase } from "../../../supabase/local/start.ts";

/** A server in a process of its own: serves the data folder named on the command line until it is ended. */
const [, , dataDir = "", port = "0"] = process.argv;
const { url, publishableKey, secretKey } = await startLocalSupabase({
  dataDir,
  port: Number(port),
  log: (line) => console.error(line),
});
process.stdout.write(`${JSON.stringify({ url, publishableKey, secretKey })}\n`);
