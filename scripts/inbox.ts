import process from "node:process";
import { hostedProject } from "../supabase/inbox/hosted.ts";
import { runInbox } from "../supabase/inbox/run.ts";
import { dataFolder } from "../supabase/local/folder.ts";

/** `npm run inbox`: the stored contact requests, hosted or of the embedded database, whether the server runs or not. */
try {
  console.log(await runInbox(process.argv.slice(2), dataFolder(), hostedProject(process.env)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
