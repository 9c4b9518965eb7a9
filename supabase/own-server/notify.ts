import process from "node:process";
import { smtpMailer } from "../functions/contact-notify/mailer.ts";
import { restOutbox } from "../functions/contact-notify/outbox.ts";
import { notify } from "../functions/contact-notify/run.ts";
import { readSettings } from "../functions/contact-notify/settings.ts";

/** Sends the mails that are due, once; on a server of one's own a timer starts it each minute. */
// Nobody calls it over the network, so there is no caller's secret.
const settings = readSettings({ ...process.env, NOTIFY_SECRET: "unused" });
const { addresses, smtp } = settings;
try {
  const report = await notify({ outbox: restOutbox(settings), mailer: smtpMailer(smtp), addresses });
  process.stdout.write(`${JSON.stringify(report)}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : typeof error);
  process.exitCode = 1;
}
