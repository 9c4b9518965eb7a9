import type { Mailer } from "./mailer.ts";
import { mailFor } from "./mails.ts";
import type { Due, Ending, Outbox } from "./outbox.ts";
import type { Addresses } from "./settings.ts";

export interface Run {
  outbox: Outbox;
  mailer: Mailer;
  addresses: Addresses;
  /** Milliseconds since some moment; the machine's clock unless a test has its own. */
  now?: () => number;
}

/** How many notifications ended in which way; `skipped` were no longer ours to send. */
export type Report = Record<Ending["went"] | "skipped", number>;

/** Only a few at a time, because each must be sent before its claim expires. */
const atATime = 4;

/** A hosted function ends after two seconds of computing or 150 of waiting; a run stops long before. The next goes on. */
const budget = { mails: 100, milliseconds: 40_000 };

/**
 * Sends what is due, each at most once.
 * The order is the point: claimed, started, sent, settled. A run that is cut before "started" is repeated by a
 * later one; one that is cut after it is never repeated, but shown to staff as uncertain.
 */
export async function notify({ outbox, mailer, addresses, now = Date.now }: Run): Promise<Report> {
  const report: Report = { sent: 0, retry: 0, uncertain: 0, "given up": 0, skipped: 0 };
  const one = async (due: Due): Promise<void> => {
    if (!(await outbox.start(due))) {
      report.skipped += 1;
      return;
    }
    const ending = patient(due, await mailer(mailFor(due, addresses)));
    report[ending.went] += 1;
    await outbox.settle(due, ending);
  };
  const end = now() + budget.milliseconds;
  await outbox.tidy();
  for (let left = budget.mails; left > 0 && now() < end; ) {
    const due = await outbox.claim(Math.min(atATime, left));
    if (due.length === 0) break;
    left -= due.length;
    // A mail whose ending cannot be recorded stays "started" and becomes uncertain. The other mails go on.
    const ended = await Promise.allSettled(due.map(one));
    const broken = ended.find((end) => end.status === "rejected");
    if (broken) throw broken.reason;
  }
  return report;
}

/**
 * A server that refuses a mail to the team does so for our own faults: a sender it does not know yet, a quota. These
 * are put right in hours, so that the database alone gives up, after twelve tries.
 */
function patient(due: Due, ending: Ending): Ending {
  return due.recipient === "team" && ending.went === "given up" ? { ...ending, went: "retry" } : ending;
}
