import { notifyHandler } from "./handler.ts";
import { smtpMailer } from "./mailer.ts";
import { restOutbox } from "./outbox.ts";
import { readSettings } from "./settings.ts";

/** The parts of Supabase's runtime that are used here. The rest of this folder also runs on Node. */
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const settings = readSettings(Deno.env.toObject());
Deno.serve(
  notifyHandler({
    secret: settings.secret,
    run: { outbox: restOutbox(settings), mailer: smtpMailer(settings.smtp), addresses: settings.addresses },
    log: (line) => console.warn(line),
  }),
);
