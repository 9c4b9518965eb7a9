import { Readable } from "node:stream";
import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { Mail } from "./mails.ts";
import type { Ending } from "./outbox.ts";

/** Sends one mail and says how that ended; it never throws. */
export type Mailer = (mail: Mail) => Promise<Ending>;

/** Short enough for several mails that time out within the two minutes of a claim. */
const usualPatienceMs = 20_000;

/** Over SMTP, one connection for each mail: a broken one then concerns nobody else. */
export function smtpMailer(url: string, patienceMs = usualPatienceMs): Mailer {
  return async (mail) => {
    // Where in the conversation an error came tells what it means; nodemailer's own errors do not say it.
    const progress = { handedOver: false };
    const connection = new SMTPConnection({
      ...serverOf(url),
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
    });
    try {
      await converse(connection, credentialsOf(url), mail, progress);
      return { went: "sent" };
    } catch (error) {
      return endingOf(error, progress.handedOver);
    } finally {
      connection.close();
    }
  };
}

/** Sends the mail. The server takes its text only after it has accepted sender and recipient. */
async function converse(
  connection: SMTPConnection,
  credentials: { user: string; pass: string } | undefined,
  mail: Mail,
  progress: { handedOver: boolean },
): Promise<void> {
  const message = new MailComposer({
    ...mail,
    headers: { "Auto-Submitted": "auto-generated" },
    // A visitor's text is only text: it must never make us read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const text = await message.build();
  const content = new Readable({
    read() {
      progress.handedOver = true;
      this.push(text);
      this.push(null);
    },
  });
  await new Promise<void>((resolve, reject) => {
    const next = (step: () => void) => (error?: Error | null) => (error ? reject(error) : step());
    const deliver = () => connection.send(message.getEnvelope(), content, next(resolve));
    connection.once("error", reject);
    connection.once("end", () => reject(new Error("The mail server hung up.")));
    connection.connect(
      next(() => (credentials ? connection.login({ credentials }, next(deliver)) : deliver())),
    );
  });
}

/**
 * Decides what an error means. Before the text was handed over, no mail was sent. Afterwards only the server's own
 * answer is certain: without one, the mail may be on its way.
 */
function endingOf(error: unknown, handedOver: boolean): Ending {
  const { code, answer, command } = facts(error);
  const said = [code, answer].filter((part) => part !== undefined).join(" ");
  // A login or a sender that is refused is our own mistake, which somebody will put right.
  const ours = code === "EAUTH" || code === "ETLS" || command === "MAIL FROM";
  if (answer !== undefined && answer >= 500 && !ours) return { went: "given up", code: said };
  if (answer !== undefined || !handedOver) return { went: "retry", code: said };
  return { went: "uncertain", code: said };
}

/** An error's code, the server's number and what it answered to, never its words: these quote addresses. */
function facts(error: unknown): { code: string; answer?: number; command: unknown } {
  const told: Record<string, unknown> = error instanceof Error ? { ...error } : {};
  const code = told["code"];
  const responseCode = told["responseCode"];
  return {
    code: typeof code === "string" && /^[A-Z0-9_]{1,30}$/.test(code) ? code : "UNKNOWN",
    ...(typeof responseCode === "number" ? { answer: responseCode } : {}),
    command: told["command"],
  };
}

function serverOf(url: string) {
  const { protocol, hostname, port } = new URL(url);
  const secure = protocol === "smtps:";
  const here = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  // Names, addresses and worries never cross a network in clear text.
  return { host: hostname, port: Number(port) || (secure ? 465 : 587), secure, requireTLS: !secure && !here };
}

function credentialsOf(url: string): { user: string; pass: string } | undefined {
  const { username, password } = new URL(url);
  return username === ""
    ? undefined
    : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
}
