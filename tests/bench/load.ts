import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { dataFolder, secretKeyIn } from "../../supabase/local/folder.ts";
import { LOCAL_PUBLISHABLE_KEY } from "../../supabase/local/keys.ts";
import { startLocalSupabase } from "../../supabase/local/start.ts";
import { client, request } from "../backend/support/backend.ts";
import { freePort } from "../support/free-port.ts";
import { say } from "./browser.ts";

/**
 * The durability check: requests over HTTP, several at a time, while the server is killed and started again, and every
 * tenth visitor hangs up at some moment. A request without an answer is sent again with its key, as the site does. Ends
 * with 1 when an acknowledged request is missing, or one is stored twice. REQUESTS, AT_A_TIME and KILLS change the usual
 * 1000, 8 and 1.
 */
const total = Number(process.env["REQUESTS"] ?? 1000);
const atATime = Number(process.env["AT_A_TIME"] ?? 8);
const kills = Number(process.env["KILLS"] ?? 1);

/** How one request ended. */
interface Outcome {
  key: string;
  /** The server said that the request is stored, at once or as an earlier attempt's. */
  acknowledged: boolean;
  attempts: number;
  /** How long the attempt that was answered took, in milliseconds. */
  duration: number;
}

const dataDir = mkdtempSync(path.join(tmpdir(), "load-"));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
let server: ChildProcess | undefined;

/** Ends the server with SIGKILL: it can do nothing about it. */
async function kill(): Promise<void> {
  if (server === undefined) return;
  const ended = once(server, "exit");
  server.kill("SIGKILL");
  await ended;
  server = undefined;
}

/** @returns how long it took until the server served, in milliseconds. */
async function start(): Promise<number> {
  const started = performance.now();
  server = fork(path.join(import.meta.dirname, "load-server.ts"), [dataDir, String(port)], {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const failed = once(server, "exit").then(([code]) => {
    throw new Error(`The server ended with ${code} before it served.`);
  });
  await Promise.race([once(server, "message"), failed]);
  failed.catch(() => undefined);
  return performance.now() - started;
}

const visitor = client(url, LOCAL_PUBLISHABLE_KEY);
const giveUpAfter = 60_000;
const patient = 30_000;

/**
 * Sends one request, again and again with the same key while no answer comes.
 * @param patience how long the first attempt waits, in milliseconds: a short one hangs up on a server that
 * is just storing the request, so that the answer is lost and not the row
 */
async function sendUntilAnswered(key: string, patience: number): Promise<Outcome> {
  const row = request({ submission_key: key, problem_description: "How would a chat assistant help us?" });
  const end = performance.now() + giveUpAfter;
  for (let attempts = 1; ; attempts += 1) {
    const started = performance.now();
    const { status, error } = await visitor
      .from("contact_submissions")
      .insert(row)
      .select()
      .abortSignal(AbortSignal.timeout(attempts === 1 ? Math.ceil(patience) : patient))
      .single();
    const duration = performance.now() - started;
    if ((status !== 0 && status < 500) || performance.now() > end) {
      const isStoredAlready = status === 409 && error?.code === "23505";
      return { key, acknowledged: status === 201 || isStoredAlready, attempts, duration };
    }
    await wait(50);
  }
}

/** Sends all requests; at moments left to chance the server is killed and started. */
async function sendAll(): Promise<{ outcomes: Outcome[]; restarts: number[] }> {
  const waiting = Array.from({ length: total }, () => randomUUID());
  const outcomes: Outcome[] = [];
  const restarts: number[] = [];
  const killAt = Array.from({ length: kills }, () => 1 + Math.floor(Math.random() * (total - 1)));
  const sender = async (): Promise<void> => {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const hangsUp = waiting.length % 10 === 0;
      outcomes.push(await sendUntilAnswered(key, hangsUp ? 1 + Math.random() * 60 : patient));
      if (!killAt.includes(outcomes.length)) continue;
      await kill();
      restarts.push(await start());
    }
  };
  await Promise.all(Array.from({ length: atATime }, sender));
  return { outcomes, restarts };
}

/** Limits are for visitors; a load of this kind turns them off as an operator would. */
async function turnLimitsOff(): Promise<void> {
  const staff = client(url, secretKeyIn(dataFolder(dataDir).secretKey));
  const off = { per_email_hour: null, per_address_hour: null, overall_minute: null, daily_ceiling: null };
  const { error } = await staff.from("contact_settings").update(off).eq("only_row", true);
  if (error) throw new Error(error.message);
}

/** Compares what was promised with what is there after the last kill. */
async function compare(outcomes: readonly Outcome[]) {
  const { db, close } = await startLocalSupabase({ dataDir });
  const stored = await db.rows<{ key: string }>("select submission_key as key from contact_submissions");
  const events = await db.rows("select from private.contact_events where kind = 'received'");
  await close();
  const kept = new Set(stored.map(({ key }) => key));
  const acknowledged = outcomes.filter((outcome) => outcome.acknowledged);
  return {
    unanswered: total - acknowledged.length,
    lost: acknowledged.filter(({ key }) => !kept.has(key)).length,
    doubled: stored.length - kept.size,
    "stored without its event": Math.abs(events.length - stored.length),
  };
}

const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;

try {
  const firstStart = await start();
  await turnLimitsOff();
  const began = performance.now();
  const { outcomes, restarts } = await sendAll();
  const seconds = (performance.now() - began - restarts.reduce((sum, time) => sum + time, 0)) / 1000;
  await kill();
  const figures = await compare(outcomes);
  const durations = outcomes.map(({ duration }) => duration).sort((a, b) => a - b);
  const quantile = (share: number) => milliseconds(durations[Math.floor(share * durations.length)] ?? 0);
  say("requests", `${total}, ${atATime} at a time, ${kills} × kill -9 on the way and one at the end`);
  say("requests/s while serving", (total / seconds).toFixed(0));
  say("p50, p99", `${quantile(0.5)}, ${quantile(0.99)}`);
  say("first start, starts after kill", [firstStart, ...restarts].map(milliseconds).join(", "));
  say("sent again", String(outcomes.filter(({ attempts }) => attempts > 1).length));
  for (const [what, count] of Object.entries(figures)) say(what, String(count));
  process.exitCode = Object.values(figures).every((count) => count === 0) ? 0 : 1;
} finally {
  await kill();
  rmSync(dataDir, { recursive: true, force: true });
}
