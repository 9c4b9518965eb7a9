import process from "node:process";
import { runProvider } from "../src/command.ts";

/** `npm run provider`: the voice provider's REST interface from the command line. */
try {
  console.log(await runProvider({ args: process.argv.slice(2), env: process.env }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
