import process from "node:process";
import { createInterface } from "node:readline";
import { dataFolder, type Lock, takeLock } from "../../../supabase/local/folder.ts";

/**
 * A process that takes and gives back the lock of the folder named on the command line, as its input tells it:
 * `take TIME` tries at that moment (ms since 1970), `release` gives it back. Each is answered with one line.
 */
const [, , folder = ""] = process.argv;
let lock: Lock | undefined;

function take(): string {
  try {
    lock = takeLock(dataFolder(folder));
    return "taken";
  } catch (error) {
    return `refused ${error instanceof Error ? error.message : ""}`;
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
createInterface({ input: process.stdin }).on("line", (line) => {
  const [order, time] = line.split(" ");
  if (order === "take") {
    // Spinning, since a timer would let the processes in one after the other.
    while (Date.now() < Number(time));
    say(take());
  } else {
    lock?.release();
    say("released");
  }
});
say(`ready ${process.pid}`);
