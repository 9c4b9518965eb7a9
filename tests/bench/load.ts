import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { dataFolder } from "../../supabase/local/folder.ts";
import { LOCAL_PUBLISHABLE_KEY } from "../../supabase/local/keys.ts";
import { secretKeyIn } from "../../supabase/local/folder.ts";
import { startLocalSupabase } from "../../supabase/local/start.ts";
import { client } from "../backend/support/backend.ts";
import { type KillableServer, killableServer } from "./load-child.ts";
import { compare, quantile, type Stored, table } from "./load-figures.ts";
import { type Outcome, sendUntilAnswered } from "./load-send.ts";

/**
 * The durability check: requests over HTTP, several at a time, while the server is killed and started
 * again, and every tenth visitor hangs up at some moment. A request without an answer is sent again with its
 * key, as the site does. Ends with 1 when an acknowledged request is missing, or one is stored twice.
 * REQUESTS, AT_A_TIME and KILLS change the usual 1000, 8 and 1.
 */
const total = Number(process.env["REQUESTS"] ?? 1000);
const atATime = Number(process.env["AT_A_TIME"] ?? 8);
const kills = Number(process.env["KILLS"] ?? 1);

/** Sends all requests; at moments left to chance the server is killed and started. */
async function sendAll(server: KillableServer): Promise<{ outcomes: Outcome[]; restarts: number[] }> {
  const visitor = client(server.url, LOCAL_PUBLISHABLE_KEY);
  const waiting = Array.from({ length: total }, () => randomUUID());
  const outcomes: Outcome[] = [];
  const restarts: number[] = [];
  const killAt = Array.from({ length: kills }, () => 1 + Math.floor(Math.random() * (total - 1)));
  const sender = async (): Promise<void> => {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const hangsUp = waiting.length % 10 === 0;
      outcomes.push(await sendUntilAnswered(visitor, key, hangsUp ? 1 + Math.random() * 60 : undefined));
      if (!killAt.includes(outcomes.length)) continue;
      await server.kill();
      restarts.push(await server.start());
    }
  };
  await Promise.all(Array.from({ length: atATime }, sender));
  return { outcomes, restarts };
}

/** Limits are for visitors; a load of this kind turns them off as an operator would. */
async function turnLimitsOff(server: KillableServer, dataDir: string): Promise<void> {
  const staff = client(server.url, secretKeyIn(dataFolder(dataDir).secretKey));
  const off = { per_email_hour: null, per_address_hour: null, overall_minute: null, daily_ceiling: null };
  const { error } = await staff.from("contact_settings").update(off).eq("only_row", true);
  if (error) throw new Error(error.message);
}

async function readStored(dataDir: string): Promise<Stored> {
  const { db, close } = await startLocalSupabase({ dataDir });
  const keys = await db.rows<{ key: string }>("select submission_key as key from contact_submissions");
  const events = await db.rows("select from private.contact_events where kind = 'received'");
  await close();
  return { keys: keys.map((row) => row.key), events: events.length };
}

const dataDir = mkdtempSync(path.join(tmpdir(), "load-"));
const server = await killableServer(dataDir);
try {
  const firstStart = await server.start();
  await turnLimitsOff(server, dataDir);
  const began = performance.now();
  const { outcomes, restarts } = await sendAll(server);
  const seconds = (performance.now() - began - restarts.reduce((sum, time) => sum + time, 0)) / 1000;
  await server.kill();
  const figures = compare(outcomes, await readStored(dataDir));
  const durations = outcomes.map((outcome) => outcome.duration);
  const count = (what: "retried" | "replayed"): number => outcomes.filter((outcome) => outcome[what]).length;
  const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;
  console.log(
    table([
      ["requests", `${total}, ${atATime} at a time, ${kills} × kill -9 on the way and one at the end`],
      ["requests/s while serving", (total / seconds).toFixed(0)],
      ["p50, p99", `${milliseconds(quantile(durations, 0.5))}, ${milliseconds(quantile(durations, 0.99))}`],
      ["first start, starts after kill", [firstStart, ...restarts].map(milliseconds).join(", ")],
      ["sent again, of these already stored", `${count("retried")}, ${count("replayed")}`],
      ...Object.entries(figures),
    ]),
  );
  const wrong = figures.lost + figures.doubled + figures.unnoted + (total - figures.acknowledged);
  process.exitCode = wrong === 0 ? 0 : 1;
} finally {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
