import { withAsciiDomain } from "#shared/email.ts";
import { printable } from "../functions/contact-notify/printable.ts";
import { type DataFolder, hasDatabase } from "../local/folder.ts";
import { type Command, parseCommand, usage } from "./command.ts";
import { csv } from "./csv.ts";
import type { HostedProject } from "./hosted.ts";
import { type Inbox, inboxAt, inOnePage } from "./inbox.ts";
import { openInbox } from "./reader.ts";
import type { ContactRequest } from "./request.ts";
import { concerns, json, listed, shown } from "./text.ts";

/**
 * Carries out `npm run inbox` on a data folder, or on a hosted project if there is one; `words` are those after the
 * command's name.
 * @param warn takes what the person should know besides what is printed
 * @returns what to print
 * @throws Error with what to tell the person at the terminal; also when `watch` finds something
 */
export async function runInbox(
  words: readonly string[],
  folder: DataFolder,
  hosted?: HostedProject,
  warn: (line: string) => void = console.warn,
): Promise<string> {
  const command = parseCommand(words);
  if (command === undefined) throw new Error(usage);
  if (hosted === undefined && !hasDatabase(folder)) {
    return `No requests yet: there is no database in ${folder.root}. npm start makes one.`;
  }
  const inbox = hosted
    ? inboxAt(hosted.url, hosted.secretKey, async () => undefined)
    : await openInbox(folder);
  try {
    return await carriedOut(command, inbox, warn);
  } finally {
    await inbox.close();
  }
}

async function carriedOut(command: Command, inbox: Inbox, warn: (line: string) => void): Promise<string> {
  switch (command.kind) {
    case "list":
      return listed(await inbox.newest(), inOnePage);
    case "show":
      return shown(await theOne(command.id, inbox));
    case "answer": {
      const { id } = await theOne(command.id, inbox);
      await inbox.answer(id);
      return shown(await theOne(id, inbox));
    }
    case "export": {
      const requests = await inbox.all();
      return command.format === "csv" ? csv(requests) : json(requests);
    }
    case "export of": {
      const requests = await inbox.exportOf(withAsciiDomain(command.email));
      const spellings = new Set(requests.map((request) => request.email.toLowerCase()));
      if (spellings.size > 1) {
        warn(
          `Stored with ${spellings.size} spellings. Look whether all are the same person's: ${printable([...spellings].join(", "))}`,
        );
      }
      return json(requests);
    }
    case "erase": {
      const removed = await inbox.erase(withAsciiDomain(command.email));
      return `${removed} ${removed === 1 ? "request" : "requests"} of ${command.email} deleted.`;
    }
    case "watch": {
      const found = await inbox.watch();
      if (found.length > 0) throw new Error(concerns(found));
      return "All is well.";
    }
  }
}

async function theOne(idStart: string, inbox: Inbox): Promise<ContactRequest> {
  const found = await inbox.startingWith(idStart);
  const [request] = found;
  if (request === undefined) throw new Error(`No request has an id that begins with ${idStart}.`);
  if (found.length > 1) throw new Error(`${found.length} requests have an id that begins with ${idStart}.`);
  return request;
}
