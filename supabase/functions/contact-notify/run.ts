import type { Mailer } from "./mailer.ts";
import { mailFor } from "./mails.ts";
import type { Due, Ending, Outbox } from "./outbox.ts";
import type { Addresses } from "./settings.ts";

/** What a run needs of the world. */
export interface Run {
  outbox: Outbox;
  mailer: Mailer;
  addresses: Addresses;
}

/** How many notifications ended in which way; `skipped` were no longer ours to send. */
export type Report = Record<Ending["went"] | "skipped", number>;

/** Few at a time: each must be through before its claim runs out. */
const atATime = 4;

/**
 * Sends what is due, each at most once.
 * The order is the point: claimed, started, sent, settled. A run that is cut before "started" is repeated by a
 * later one; one that is cut after it is never repeated, but shown to staff as uncertain.
 */
export async function notify({ outbox, mailer, addresses }: Run): Promise<Report> {
  const report: Report = { sent: 0, retry: 0, uncertain: 0, "given up": 0, skipped: 0 };
  const one = async (due: Due): Promise<void> => {
    if (!(await outbox.start(due))) {
      report.skipped += 1;
      return;
    }
    const ending = await mailer(mailFor(due, addresses));
    report[ending.went] += 1;
    await outbox.settle(due, ending);
  };
  for (let due = await outbox.claim(atATime); due.length > 0; due = await outbox.claim(atATime)) {
    // One that cannot be settled stays started, and becomes uncertain; the others are not held up by it.
    const ended = await Promise.allSettled(due.map(one));
    const broken = ended.find((end) => end.status === "rejected");
    if (broken) throw broken.reason;
  }
  return report;
}
