import { execFileSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Backend, request, send, startBackend, withoutLimits } from "../backend/support/backend.ts";
import { startOnPostgres } from "./support/hosted-project.ts";
import { postgresHere } from "./support/postgres-here.ts";
import { type PostgresServer, type ServerOptions, startPostgres } from "./support/postgres-server.ts";

async function onPostgres(options?: ServerOptions): Promise<{ server: PostgresServer; backend: Backend }> {
  const server = await startPostgres(postgresHere.programs(), options);
  const backend = await startOnPostgres(server);
  onTestFinished(async () => {
    await backend.close().catch(() => undefined);
    await server.remove();
  });
  await withoutLimits(backend);
  return { server, backend };
}

/** Fails when one of these keys is missing, or stored twice. */
async function expectStored(backend: Backend, keys: readonly (string | undefined)[]): Promise<void> {
  const rows = await backend.db.rows<{ key: string }>(
    "select submission_key as key from contact_submissions",
  );
  const stored = rows.map((row) => row.key);
  expect(new Set(stored).size).toBe(stored.length);
  expect(stored).toEqual(expect.arrayContaining([...keys]));
}

/** 5000 characters that a database cannot pack away. */
function incompressible(): string {
  const random = new Uint16Array(randomBytes(10_000).buffer.slice(0, 10_000));
  return String.fromCodePoint(...Array.from(random, (value) => 0x4e00 + (value % 20_000)));
}

/** Sends until a request is not taken. @returns the keys of those that were, and how the last one was answered */
async function sendUntilRefused(backend: Backend, most: number) {
  const keys: (string | undefined)[] = [];
  for (let count = 0; count < most; count += 1) {
    const row = request({ submission_key: randomUUID(), problem_description: incompressible() });
    const answer = await send(backend.visitor, row);
    if (answer.status !== 201) return { keys, answer };
    keys.push(row.submission_key);
  }
  return { keys, answer: undefined };
}

describe.skipIf(!postgresHere.found)("the database, on PostgreSQL,", () => {
  test("[SUB-04] is gone: 503, without an address in the words; and the server goes on when it is back", async () => {
    const { server, backend } = await onPostgres();
    const row = request({ submission_key: randomUUID() });
    const before = request({ submission_key: randomUUID() });
    await send(backend.visitor, before);
    await server.crash();
    const { status, error } = await send(backend.visitor, row);
    expect(status).toBe(503);
    expect(JSON.stringify(error)).not.toMatch(/127\.0\.0\.1|ECONNREFUSED/);
    await server.start();
    expect((await send(backend.visitor, row)).status).toBe(201);
    expect((await send(backend.visitor, row)).status).toBe(409);
    await expectStored(backend, [before.submission_key, row.submission_key]);
  });

  test("[SUB-04] ends in the middle of many requests: each that was acknowledged is there, once", async () => {
    const { server, backend } = await onPostgres();
    const acknowledged: (string | undefined)[] = [];
    const sending = Array.from({ length: 60 }, async () => {
      const row = request({ submission_key: randomUUID() });
      for (let attempt = 0; attempt < 40; attempt += 1) {
        const { status } = await send(backend.visitor, row);
        if (status === 201 || status === 409) return void acknowledged.push(row.submission_key);
      }
    });
    await server.crash();
    await server.start();
    await Promise.all(sending);
    await send(backend.visitor, request());
    await expectStored(backend, acknowledged);
  });
});

/** A disk of a few megabytes; only root can have one. */
function smallDisk(megabytes: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), "small-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  onTestFinished(() => {
    execFileSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Leaves `left` bytes of a disk. @returns gives them free again */
function fill(folder: string, left: number): () => void {
  const { bavail, bsize } = statfsSync(folder);
  const file = path.join(folder, "filler");
  writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - left)));
  return () => rmSync(file);
}

const mayMount = process.platform === "linux" && process.getuid?.() === 0;
if (!mayMount) console.warn("Only root may make a small disk: the tests of a full disk are left out.");

describe.skipIf(!mayMount)("a disk that is full", () => {
  test.skipIf(!postgresHere.found)(
    "PostgreSQL: refused, nothing lost, and on it goes with more room",
    async () => {
      const disk = smallDisk(160);
      const { backend } = await onPostgres({
        dataDir: disk,
        settings: { wal_recycle: "off", max_wal_size: "32MB", min_wal_size: "32MB" },
      });
      const free = fill(disk, 500_000);
      const { keys, answer } = await sendUntilRefused(backend, 3_000);
      expect(answer?.status).toBeGreaterThanOrEqual(500);
      free();
      await expect
        .poll(async () => (await send(backend.visitor, request())).status, { timeout: 60_000, interval: 500 })
        .toBe(201);
      await expectStored(backend, keys);
    },
    120_000,
  );

  test("PGlite: refused, nothing lost, and on it goes with more room", async () => {
    const disk = smallDisk(160);
    const dataDir = path.join(disk, "data");
    const first = await startBackend({ dataDir });
    await withoutLimits(first);
    const free = fill(disk, 300_000);
    const { keys, answer } = await sendUntilRefused(first, 3_000);
    expect(answer?.status === 0 || (answer?.status ?? 0) >= 500).toBe(true);
    free();
    await first.close().catch(() => undefined);
    const again = await startBackend({ dataDir });
    onTestFinished(() => again.close());
    expect((await send(again.visitor, request())).status).toBe(201);
    await expectStored(again, keys);
  }, 120_000);
});
