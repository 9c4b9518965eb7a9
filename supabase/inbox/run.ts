import { type DataFolder, hasDatabase } from "../local/data-folder.ts";
import { type Command, parseCommand, usage } from "./command.ts";
import { csv } from "./csv.ts";
import { type Inbox, openInbox } from "./reader.ts";
import { listed, shown } from "./text.ts";

/**
 * Carries out `npm run inbox` on a data folder; `words` are those after the command's name.
 * @returns what to print
 * @throws Error with one sentence for the person at the terminal
 */
export async function runInbox(words: readonly string[], folder: DataFolder): Promise<string> {
  const command = parseCommand(words);
  if (command === undefined) throw new Error(usage);
  if (!hasDatabase(folder)) {
    return `No requests yet: there is no database in ${folder.root}. npm start makes one.`;
  }
  const inbox = await openInbox(folder);
  try {
    return await carriedOut(command, inbox);
  } finally {
    await inbox.close();
  }
}

async function carriedOut(command: Command, inbox: Inbox): Promise<string> {
  switch (command.kind) {
    case "list":
      return listed(await inbox.requests());
    case "show": {
      const requests = await inbox.requests();
      const found = requests.filter((request) => request.id.startsWith(command.id));
      const [request] = found;
      if (request === undefined) throw new Error(`No request has an id that begins with ${command.id}.`);
      if (found.length > 1)
        throw new Error(`${found.length} requests have an id that begins with ${command.id}.`);
      return shown(request);
    }
    case "export": {
      const requests = await inbox.requests();
      return command.format === "csv" ? csv(requests) : JSON.stringify(requests, null, 2);
    }
    case "erase": {
      const removed = await inbox.erase(command.email);
      return `${removed} ${removed === 1 ? "request" : "requests"} of ${command.email} deleted.`;
    }
  }
}
