import { once } from "node:events";
import process from "node:process";
import { dataFolder, takeLock } from "../../../supabase/local/folder.ts";

/**
 * A process that tries to lock every folder that its input names, each at a moment of its own, and keeps the locks that
 * it gets. It answers with a line: for each folder "taken" or why not.
 */
process.stdout.write("ready\n");
const [line] = await once(process.stdin, "data");
const tries: { folder: string; at: number }[] = JSON.parse(String(line));
const answers = tries.map(({ folder, at }) => {
  // A timer would let the processes in one after the other.
  while (Date.now() < at);
  try {
    takeLock(dataFolder(folder));
    return "taken";
  } catch (error) {
    return String(error);
  }
});
process.stdout.write(`${JSON.stringify(answers)}\n`);
