import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { startLocalSupabase } from "../../supabase/local/start.ts";
import { client, request, withoutLimits } from "../backend/support/backend.ts";
import { freePort } from "../support/listen.ts";
import { say } from "./browser.ts";

/**
 * The durability check: requests over HTTP, several at a time, while the server is killed and started again, and every
 * tenth visitor hangs up at some moment. A request without an answer is sent again with its key, as the site does. Ends
 * with 1 when an acknowledged request is missing, or one is stored twice. REQUESTS and KILLS change the usual 1000 and 1.
 */
const total = Number(process.env["REQUESTS"] ?? 1000);
const kills = Number(process.env["KILLS"] ?? 1);
const atATime = 8;
const patient = 30_000;

const dataDir = mkdtempSync(path.join(tmpdir(), "load-"));
const port = await freePort();
let server: ChildProcess | undefined;

/** Starts the server in a process of its own. @returns its keys. */
async function start() {
  const script = path.join(import.meta.dirname, "../backend/support/plain-server.ts");
  const child = spawn(process.execPath, ["--import", "tsx", script, dataDir, String(port)]);
  server = child;
  const [line] = await Promise.race([once(child.stdout, "data"), once(child, "exit").then(() => [])]);
  if (!line) throw new Error("The server ended before it served.");
  const keys: { url: string; publishableKey: string } = JSON.parse(String(line));
  return keys;
}

/** Ends the server with SIGKILL: it can do nothing about it. */
async function kill(): Promise<void> {
  if (server === undefined || server.exitCode !== null) return;
  server.kill("SIGKILL");
  await once(server, "exit");
  server = undefined;
}

/**
 * Sends one request, again and again with the same key while no answer comes.
 * @param patience how long the first attempt waits, in milliseconds: a short one hangs up on a server that
 * is just storing the request, so that the answer is lost and not the row
 */
async function sendUntilAnswered(visitor: ReturnType<typeof client>, key: string, patience: number) {
  const row = request({ submission_key: key, problem_description: "How would a chat assistant help us?" });
  const giveUp = performance.now() + 60_000;
  for (let attempts = 1; ; attempts += 1) {
    const { status, error } = await visitor
      .from("contact_submissions")
      .insert(row)
      .select()
      .abortSignal(AbortSignal.timeout(attempts === 1 ? Math.ceil(patience) : patient))
      .single();
    if ((status !== 0 && status < 500) || performance.now() > giveUp) {
      // Stored at once, or by an earlier attempt.
      const acknowledged = status === 201 || (status === 409 && error?.code === "23505");
      return { key, acknowledged, attempts };
    }
    await wait(50);
  }
}

/** Sends all requests; at moments left to chance the server is killed and started. */
async function sendAll(visitor: ReturnType<typeof client>) {
  const waiting = Array.from({ length: total }, () => randomUUID());
  const outcomes: Awaited<ReturnType<typeof sendUntilAnswered>>[] = [];
  const killAt = Array.from({ length: kills }, () => 1 + Math.floor(Math.random() * (total - 1)));
  const sender = async (): Promise<void> => {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const hangsUp = waiting.length % 10 === 0;
      outcomes.push(await sendUntilAnswered(visitor, key, hangsUp ? 1 + Math.random() * 60 : patient));
      if (!killAt.includes(outcomes.length)) continue;
      await kill();
      await start();
    }
  };
  await Promise.all(Array.from({ length: atATime }, sender));
  return outcomes;
}

try {
  const empty = await startLocalSupabase({ dataDir });
  await withoutLimits(empty);
  await empty.close();
  const { url, publishableKey } = await start();
  const outcomes = await sendAll(client(url, publishableKey));
  await kill();

  const { db, close } = await startLocalSupabase({ dataDir });
  const stored = await db.rows<{ key: string }>("select submission_key as key from contact_submissions");
  const events = await db.rows("select from private.contact_events where kind = 'received'");
  await close();
  const kept = new Set(stored.map(({ key }) => key));
  const acknowledged = outcomes.filter((outcome) => outcome.acknowledged);
  const figures = {
    unanswered: total - acknowledged.length,
    lost: acknowledged.filter(({ key }) => !kept.has(key)).length,
    doubled: stored.length - kept.size,
    "stored without its event": Math.abs(events.length - stored.length),
  };
  say("requests", `${total}, ${atATime} at a time, ${kills} × kill -9 on the way and one at the end`);
  say("sent again", String(outcomes.filter(({ attempts }) => attempts > 1).length));
  for (const [what, count] of Object.entries(figures)) say(what, String(count));
  process.exitCode = Object.values(figures).every((count) => count === 0) ? 0 : 1;
} finally {
  await kill();
  rmSync(dataDir, { recursive: true, force: true });
}
