import { rmSync, writeFileSync } from "node:fs";
import process from "node:process";
import { dataFolder } from "../../../supabase/local/folder.ts";
import { type Contender, startContender } from "./contender.ts";

/** The states in which a previous holder may leave the lock. */
const pasts = ["nothing", "dead", "zombie", "empty", "cut", "a number used again"] as const;
type Past = (typeof pasts)[number];

/** How rounds went: all but `one` are faults. */
export interface RoundCounts {
  one: number;
  two: number;
  none: number;
  /** Refused for another reason than that the folder is in use. */
  broken: string[];
}

/**
 * Lets processes take one lock at the same moment, round after round, past everything that the winner of the round
 * before can leave behind: a file of its own that is whole, empty or cut, or its own death.
 */
export async function hammer(folder: string, rounds: number, atOnce = 8): Promise<RoundCounts> {
  const counts: RoundCounts = { one: 0, two: 0, none: 0, broken: [] };
  const start = (index: number): Promise<Contender> => startContender(folder, index % 2 === 1);
  const contenders = await Promise.all(Array.from({ length: atOnce }, (_, index) => start(index)));
  try {
    for (let round = 0; round < rounds; round += 1) {
      const at = Date.now() + 15;
      const answers = await Promise.all(contenders.map((contender) => contender.take(at)));
      const winners = contenders.filter((_, index) => answers[index] === "taken");
      counts[winners.length === 0 ? "none" : winners.length === 1 ? "one" : "two"] += 1;
      counts.broken.push(...answers.filter((answer) => !/^(taken|refused .*(in use|opened))/.test(answer)));
      const past = pasts[round % pasts.length] ?? "nothing";
      for (const winner of winners) {
        const next = await leave(winner, past, folder, start);
        contenders.splice(contenders.indexOf(winner), 1, next);
      }
    }
  } finally {
    for (const contender of contenders) contender.remove();
  }
  return counts;
}

/** Ends the winner's hold in one of the ways; answers who contends in its place. */
async function leave(
  winner: Contender,
  past: Past,
  folder: string,
  start: (index: number) => Promise<Contender>,
): Promise<Contender> {
  if (past === "dead" || past === "zombie") {
    await winner.kill();
    const next = await start(past === "zombie" ? 1 : 0);
    // Only now: until then a zombie remains one.
    winner.remove();
    return next;
  }
  await winner.release();
  spoil(dataFolder(folder).owner, past);
  return winner;
}

function spoil(file: string, past: Past): void {
  const reused = { pid: process.pid, url: "http://127.0.0.1:1" };
  if (past === "empty") writeFileSync(file, "");
  if (past === "cut") writeFileSync(file, '{"pid":');
  if (past === "a number used again") writeFileSync(file, JSON.stringify(reused));
  if (past === "nothing") rmSync(file, { force: true });
}
