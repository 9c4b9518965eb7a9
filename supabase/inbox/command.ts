export type Command =
  | { kind: "list" | "watch" }
  | { kind: "show" | "answer"; id: string }
  | { kind: "export"; format: "csv" | "json" }
  | { kind: "export of"; email: string }
  | { kind: "erase"; email: string };

export const usage = `npm run inbox                         lists the newest contact requests
npm run inbox -- show ID              shows one request; the first characters of its id are enough
npm run inbox -- answer ID            notes that it was answered
npm run inbox -- export --csv|--json  prints all requests
npm run inbox -- export E-MAIL        prints all that is stored of one person, however the address is spelled
npm run inbox -- erase E-MAIL         deletes all requests of one person; the disk may hold traces until it is written over
npm run inbox -- watch                names what somebody should look at, and ends with 1 if there is anything

With SUPABASE_URL and SUPABASE_SECRET_KEY in the environment: those of the hosted database.`;

const idStart = /^[0-9a-f]{1,8}(-[0-9a-f]{0,4}){0,3}(-[0-9a-f]{0,12})?$/i;

/** Reads the words after the command's name; `undefined` when they make no sense. */
export function parseCommand(words: readonly string[]): Command | undefined {
  const [verb = "list", object, ...rest] = words;
  if (rest.length > 0) return undefined;
  if ((verb === "list" || verb === "watch") && object === undefined) return { kind: verb };
  if (object === undefined) return undefined;
  if ((verb === "show" || verb === "answer") && idStart.test(object)) {
    return { kind: verb, id: object.toLowerCase() };
  }
  if (verb === "export" && object === "--csv") return { kind: "export", format: "csv" };
  if (verb === "export" && object === "--json") return { kind: "export", format: "json" };
  if (verb === "export" && object.includes("@")) return { kind: "export of", email: object };
  if (verb === "erase" && object.includes("@")) return { kind: "erase", email: object };
  return undefined;
}
