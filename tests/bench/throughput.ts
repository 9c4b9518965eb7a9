import { randomUUID } from "node:crypto";
import type { Database } from "../../supabase/local/database.ts";
import { type Backend, startBackend } from "../backend/support/backend.ts";
import { connect } from "../database/support/postgres-database.ts";
import { findPostgres } from "../database/support/postgres-programs.ts";
import { startPostgres } from "../database/support/postgres-server.ts";
import { startOnPostgres } from "../database/support/start-on-postgres.ts";
import { quantile, table } from "./load-figures.ts";

/**
 * Requests per second and p99 over the real HTTP path, as ratios to bare inserts through the same driver: a busy
 * machine slows both. Rounds alternate, so that neither has the quiet minutes. `npm run bench -- throughput`.
 */
const seconds = Number(process.env["SECONDS"] ?? 3);
const rounds = Number(process.env["ROUNDS"] ?? 3);
const atATime = 8;

interface Round {
  perSecond: number;
  p99: number;
}

async function measure(work: () => Promise<void>): Promise<Round> {
  const durations: number[] = [];
  const end = performance.now() + seconds * 1000;
  const worker = async (): Promise<void> => {
    while (performance.now() < end) {
      const began = performance.now();
      await work();
      durations.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return { perSecond: durations.length / seconds, p99: quantile(durations, 0.99) };
}

async function compare(name: string, backend: Backend, bare: Database): Promise<void> {
  await backend.db.run(`
    update public.contact_settings
       set per_email_hour = null, per_address_hour = null, overall_minute = null, daily_ceiling = null;
    create table public.bare (id uuid primary key default gen_random_uuid(), name text, email text)`);
  const address = `${backend.url}/rest/v1/contact_submissions`;
  const headers = {
    apikey: backend.publishableKey,
    "content-type": "application/json",
    prefer: "return=representation",
  };
  const overHttp = async (): Promise<void> => {
    const row = {
      name: "Ada Lovelace",
      email: `${randomUUID()}@example.com`,
      gdpr_consent: true,
      language: "de",
    };
    const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(row) });
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const bareInsert = async (): Promise<void> => {
    await bare.rows("insert into public.bare (name, email) values ($1, $2)", [
      "Ada Lovelace",
      `${randomUUID()}@example.com`,
    ]);
  };
  const http: Round[] = [];
  const raw: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    raw.push(await measure(bareInsert));
    http.push(await measure(overHttp));
  }
  const middle = (all: Round[], what: keyof Round): number =>
    quantile(
      all.map((round) => round[what]),
      0.5,
    );
  const [rate, bareRate] = [middle(http, "perSecond"), middle(raw, "perSecond")];
  const [p99, bareP99] = [middle(http, "p99"), middle(raw, "p99")];
  console.log(
    table([
      [name, `${atATime} at a time, median of ${rounds} rounds of ${seconds} s`],
      ["bare inserts", `${bareRate.toFixed(0)}/s, p99 ${bareP99.toFixed(1)} ms`],
      ["requests over HTTP", `${rate.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms`],
      ["ratio", `${(rate / bareRate).toFixed(3)} of the rate, ${(p99 / bareP99).toFixed(1)} times the p99`],
    ]),
  );
}

const onPglite = await startBackend();
await compare("PGlite", onPglite, onPglite.db);
await onPglite.close();

const programs = findPostgres();
if ("missing" in programs) {
  console.log(programs.missing);
} else {
  const server = await startPostgres(programs);
  const backend = await startOnPostgres(server);
  const bare = connect(backend.ownerUrl, { max: atATime });
  try {
    await compare("PostgreSQL", backend, bare);
  } finally {
    await bare.close();
    await backend.close();
    await server.remove();
  }
}
