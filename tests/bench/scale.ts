import { randomUUID } from "node:crypto";
import process from "node:process";
import type { Database } from "../../supabase/local/database.ts";
import { hostedProject } from "../database/support/hosted-project.ts";
import { connect } from "../database/support/postgres-database.ts";
import { findPostgres } from "../database/support/postgres-programs.ts";
import { type PostgresServer, startPostgres } from "../database/support/postgres-server.ts";
import { quantile, table } from "./load-figures.ts";
import { letWait, seed } from "./scale-seed.ts";

/**
 * A database of a million requests, four million events and two million notifications beside an empty one, on
 * PostgreSQL: how much longer an insert takes, and what staff and the mailer wait for. Rounds alternate, so that a busy
 * machine slows both. `npm run bench -- scale`; REQUESTS changes the million. Ends with 1 when a figure is over its
 * budget.
 */
const requests = Number(process.env["REQUESTS"] ?? 1_000_000);
const rounds = Number(process.env["ROUNDS"] ?? 6);
const perRound = 150;
const budgets = { p50: 2, p99: 3, milliseconds: 50 };

interface Project {
  visitor: Database;
  superuser: Database;
  times: number[];
  /** Bytes of the write-ahead log for all inserts. */
  log: number;
}

async function open(server: PostgresServer, count: number): Promise<Project> {
  const project = await hostedProject(server, { olderDefaults: false });
  const superuser = connect(server.urlOf("superuser", project.name), { max: 1 });
  await superuser.run("update contact_settings set overall_minute = null, daily_ceiling = 100000000");
  if (count > 0) await seed(superuser, count);
  return { visitor: project.authenticator, superuser, times: [], log: 0 };
}

async function insert({ visitor }: Project): Promise<void> {
  await visitor.transaction(async (session) => {
    await session.run("set local role anon");
    await session.rows(
      `insert into contact_submissions (name, email, gdpr_consent, language, submission_key)
       values ('Ada Lovelace', $1, true, 'de', $2) returning *`,
      [`${randomUUID()}@example.com`, randomUUID()],
    );
  });
}

async function round(project: Project, atATime: number): Promise<void> {
  const position = async (): Promise<number> => {
    const [row] = await project.superuser.rows<{ at: string }>(
      "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as at",
    );
    return Number(row?.at);
  };
  const before = await position();
  const worker = async (): Promise<void> => {
    for (let count = 0; count < perRound / atATime; count += 1) {
      const began = performance.now();
      await insert(project);
      project.times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  project.log += (await position()) - before;
}

/** Inserts into both by turns. @returns the ratios full : empty */
async function compare(empty: Project, full: Project, atATime: number) {
  for (const project of [empty, full]) Object.assign(project, { times: [], log: 0 });
  for (let count = 0; count < rounds; count += 1) {
    await round(empty, atATime);
    await round(full, atATime);
  }
  const ratio = (part: number): number => quantile(full.times, part) / quantile(empty.times, part);
  return { p50: ratio(0.5), p99: ratio(0.99), log: full.log / empty.log };
}

/** The median of five, in milliseconds, as staff or the mailer. */
async function median(project: Project, sql: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const began = performance.now();
    await project.superuser.transaction(async (session) => {
      await session.run("set local role service_role");
      await session.rows(sql);
    });
    times.push(performance.now() - began);
  }
  return quantile(times, 0.5);
}

const programs = findPostgres();
if ("missing" in programs) throw new Error(programs.missing);
const server = await startPostgres(programs, { settings: { shared_buffers: "512MB", max_wal_size: "4GB" } });
try {
  const empty = await open(server, 0);
  const full = await open(server, requests);
  const rows: [string, string][] = [["requests", `${requests}, beside an empty database`]];
  const over: string[] = [];
  const say = (what: string, value: number, unit: string, budget?: number): void => {
    rows.push([
      what,
      `${value.toFixed(unit === "ms" ? 1 : 2)} ${unit}${budget ? ` (budget ${budget})` : ""}`,
    ]);
    if (budget !== undefined && value > budget) over.push(what);
  };
  await compare(empty, full, 1);
  for (const atATime of [1, 8]) {
    const { p50, p99, log } = await compare(empty, full, atATime);
    say(`insert p50, ${atATime} at a time`, p50, "times", budgets.p50);
    say(`insert p99, ${atATime} at a time`, p99, "times", budgets.p99);
    say(`write-ahead log, ${atATime} at a time`, log, "times");
  }
  const inMs = async (what: string, sql: string): Promise<void> =>
    say(what, await median(full, sql), "ms", budgets.milliseconds);
  await inMs("inbox, newest 1000", "select * from contact_inbox order by created_at desc limit 1000");
  await inMs("overdue count", "select count(*) from contact_inbox where overdue");
  await inMs("watch", "select * from contact_watch");
  for (const waiting of [0, Math.round(requests / 50), Math.round(requests / 5), requests * 2]) {
    await letWait(full.superuser, waiting);
    await inMs(`claim of 4, ${waiting} waiting`, "select * from contact_notifications_claim(4)");
    await inMs(`housekeeping, ${waiting} waiting`, "select contact_notifications_tidy()");
  }
  console.log(table(rows));
  for (const what of over) console.log(`over its budget: ${what}`);
  process.exitCode = over.length === 0 ? 0 : 1;
  for (const { visitor, superuser } of [empty, full]) await Promise.all([visitor.close(), superuser.close()]);
} finally {
  await server.remove();
}
