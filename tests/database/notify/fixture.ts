import { notifyHandler } from "../../../supabase/functions/contact-notify/handler.ts";
import { smtpMailer } from "../../../supabase/functions/contact-notify/mailer.ts";
import { restOutbox } from "../../../supabase/functions/contact-notify/outbox.ts";
import type { Report } from "../../../supabase/functions/contact-notify/run.ts";
import { type Backend, startBackend } from "../../backend/support/backend.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";

export interface CallSettings {
  smtp?: string;
  database?: string;
  key?: string;
  method?: string;
  patience?: number;
}

/** The function between a database and a mail server, on Node. */
export interface NotifyFixture {
  backend: Backend;
  mail: MailServer;
  logged: string[];
  /** Calls the function as the hosted runtime does, without a network. */
  call(settings?: CallSettings): Promise<Response>;
  run(settings?: CallSettings): Promise<unknown>;
  /** Makes all mails due that wait for a later try. */
  laterOn(): Promise<void>;
  forget(): Promise<void>;
  close(): Promise<void>;
}

const secret = "a secret of the tests";
const addresses = {
  from: "Mainlicht <hallo@mainlicht.example>",
  team: "team@mainlicht.example",
  teamLanguage: "de",
} as const;

/** The report of a run that sent nothing. */
export const none: Report = { sent: 0, retry: 0, uncertain: 0, "given up": 0, skipped: 0 };

export async function startNotifyFixture(): Promise<NotifyFixture> {
  const backend = await startBackend();
  const mail = await startMailServer();
  const logged: string[] = [];
  const call = async ({
    smtp = mail.url,
    database = backend.url,
    key = secret,
    method = "POST",
    patience = 10_000,
  }: CallSettings = {}): Promise<Response> => {
    const outbox = restOutbox({ url: database, secretKey: backend.secretKey });
    const run = { outbox, mailer: smtpMailer(smtp, patience), addresses };
    const handler = notifyHandler({ secret, run, log: (line) => logged.push(line) });
    const headers = { authorization: `Bearer ${key}` };
    return handler(new Request("http://function.local/", { method, headers }));
  };
  return {
    backend,
    mail,
    logged,
    call,
    run: async (settings) => (await call(settings)).json(),
    laterOn: () =>
      backend.db.run(
        "update private.contact_notifications set next_try_at = now(), claimed_until = now() - interval '1 second'",
      ),
    async forget() {
      await backend.forget();
      mail.taken.length = 0;
      logged.length = 0;
      mail.behave("take");
    },
    async close() {
      await mail.close();
      await backend.close();
    },
  };
}
