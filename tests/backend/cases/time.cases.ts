// How long an answer takes tells nothing of others. The statements are the database's, so that PGlite need not be timed too.
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { request, send } from "../support/backend.ts";
import { backend } from "../support/current.ts";

const unknown = () => `${randomUUID()}@example.com`;
const [known, locked] = [unknown(), unknown()];
const post = (email: string) => send(backend.visitor, request({ email }));

/** The value below which a share of the times lies. */
const quantile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

/** Times of each kind. TRIES changes the number. */
const tries = Number(process.env["TRIES"] ?? 100);
/** A difference below this, in milliseconds, is chance; the mails or a scan cost more. */
const chance = 1;

it("[SUB-02] the time of an answer tells nothing: known and over the limit against unknown", async () => {
  await backend.db.run("update contact_settings set overall_minute = null, daily_ceiling = null");
  for (const email of [known, ...Array.from({ length: 7 }, () => locked)]) await post(email);
  const kinds = [unknown, () => known, () => locked].map((email) => ({
    email,
    times: [] as number[],
  }));
  for (let round = 0; round < tries; round += 1) {
    // Each kind once, beginning with another one each time, so that none has the quiet moments.
    for (const { email, times } of [...kinds.slice(round % 3), ...kinds.slice(0, round % 3)]) {
      const began = performance.now();
      await post(email());
      times.push(performance.now() - began);
    }
  }
  // The quicker fifth: what other programs do to a machine makes the slower ones slower still.
  const [strangers = 0, ...others] = kinds.map(({ times }) => quantile(times, 0.2));
  for (const one of others) expect(Math.abs(one - strangers)).toBeLessThan(Math.max(strangers / 4, chance));
}, 120_000);
