import process from "node:process";
import { takeLock } from "../../../supabase/local/lock.ts";

/** Tries to take the lock named on the command line, says how it went, and holds it until its input ends. */
const [, , file = ""] = process.argv;
try {
  takeLock(file, "the folder");
  process.stdout.write("taken\n");
} catch {
  process.stdout.write("refused\n");
}
process.stdin.resume();
