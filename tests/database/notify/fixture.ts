import { notifyHandler } from "../../../supabase/functions/contact-notify/handler.ts";
import { smtpMailer } from "../../../supabase/functions/contact-notify/mailer.ts";
import { restOutbox } from "../../../supabase/functions/contact-notify/outbox.ts";
import type { Report } from "../../../supabase/functions/contact-notify/run.ts";
import { startBackend } from "../../backend/support/backend.ts";
import { addresses } from "../../support/mail.ts";
import { startMailServer } from "./mail-server.ts";

interface CallSettings {
  smtp?: string;
  database?: string;
  key?: string;
  method?: string;
  patience?: number;
}

const secret = "a secret of the tests";

export const none: Report = { sent: 0, retry: 0, uncertain: 0, "given up": 0, skipped: 0 };

export type NotifyFixture = Awaited<ReturnType<typeof startNotifyFixture>>;

export async function startNotifyFixture() {
  const backend = await startBackend();
  const mail = await startMailServer();
  const logged: string[] = [];
  /** Calls the function as the hosted runtime does, without a network. */
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
    run: async (settings?: CallSettings): Promise<unknown> => (await call(settings)).json(),
    laterOn: () =>
      backend.db.run(
        "update private.contact_notifications set next_try_at = now(), claimed_until = now() - interval '1 second'",
      ),
    async forget(): Promise<void> {
      await backend.forget();
      mail.taken.length = 0;
      logged.length = 0;
      mail.behave("take");
    },
    async close(): Promise<void> {
      await mail.close();
      await backend.close();
    },
  };
}
