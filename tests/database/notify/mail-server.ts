import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { listen } from "../../support/listen.ts";

/** How the server behaves towards the next mails; the last one stays. */
export type Manner =
  | "take"
  | "busy"
  | "no such mailbox"
  | "unknown sender"
  | "hang up"
  | "take and hang up"
  | "silent";

class Refused extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

/** A real mail server on this machine's loopback that keeps what it takes. */
export async function startMailServer() {
  const taken: { to: string; text: string }[] = [];
  let manners: Manner[] = ["take"];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    closeTimeout: 100,
    onMailFrom(_address, _session, done) {
      if (manners[0] === "unknown sender") return done(new Refused(550, "Sender not verified"));
      done();
    },
    async onData(stream, session, done) {
      const manner = (manners.length > 1 ? manners.shift() : manners[0]) ?? "take";
      const to = session.envelope.rcptTo.map((recipient) => recipient.address).join();
      // A long line of a mail goes on below; where it breaks depends on the names of days.
      const read = (await text(stream)).replaceAll("=\r\n", "");
      if (manner === "busy") return done(new Refused(451, "Try again later, ada@example.com"));
      if (manner === "no such mailbox") return done(new Refused(550, "No mailbox ada@example.com"));
      if (manner !== "hang up") taken.push({ to, text: read });
      if (manner === "silent") return;
      if (manner === "take") return done();
      // Cut after the text went over: the other side cannot know whether it was taken. Only this one: the next
      // mail may be on its way, and cut before its text it would rightly be tried again.
      for (const connection of server.connections) if (connection.id === session.id) connection.close();
    },
  });
  server.on("error", () => undefined);
  return {
    url: `smtp://127.0.0.1:${await listen(server.server)}`,
    /** The mails as they came over the wire, oldest first. */
    taken,
    behave: (...next: Manner[]) => {
      manners = next;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
