import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { hammer } from "../backend/support/lock-rounds.ts";

/** The data folder's lock, taken by eight processes at once, ROUNDS times (500). Ends with 1 unless one has it each time. */
const rounds = Number(process.env["ROUNDS"] ?? 500);
const folder = mkdtempSync(path.join(tmpdir(), "lock-rounds-"));
const { one, two, none, broken } = await hammer(folder, rounds);
rmSync(folder, { recursive: true });

console.log(`lock: ${rounds} rounds of 8 processes: one ${one}, two ${two}, none ${none}`);
for (const reason of new Set(broken)) console.error(reason);
if (one !== rounds || broken.length > 0) process.exitCode = 1;
