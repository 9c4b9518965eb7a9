import process from "node:process";
import { runProvider } from "../src/command.ts";

/** `npm run provider`: the voice provider's REST interface from the command line. */
try {
  const answer = await runProvider({ args: process.argv.slice(2), env: process.env });
  if (typeof answer === "string") console.log(answer);
  else console.table(answer);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
