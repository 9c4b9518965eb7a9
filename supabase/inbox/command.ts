/** What `npm run inbox` was asked for. */
export type Command =
  | { kind: "list" }
  | { kind: "show"; id: string }
  | { kind: "export"; format: "csv" | "json" }
  | { kind: "erase"; email: string };

/** How the command is called. */
export const usage = `npm run inbox                         lists the stored contact requests
npm run inbox -- show ID              shows one request; the first characters of its id are enough
npm run inbox -- export --csv|--json  prints all requests
npm run inbox -- erase E-MAIL         deletes all requests of one person, for good`;

/** Reads the words after the command's name; `undefined` when they make no sense. */
export function parseCommand(words: readonly string[]): Command | undefined {
  const [verb = "list", object, ...rest] = words;
  if (rest.length > 0) return undefined;
  if (verb === "list" && object === undefined) return { kind: "list" };
  if (verb === "show" && object !== undefined && object !== "") return { kind: "show", id: object };
  if (verb === "export" && object === "--csv") return { kind: "export", format: "csv" };
  if (verb === "export" && object === "--json") return { kind: "export", format: "json" };
  if (verb === "erase" && object?.includes("@")) return { kind: "erase", email: object };
  return undefined;
}
