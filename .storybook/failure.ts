/** A failure has to fit on a screen. */
const mostLines = 16;

const clip = (lines: readonly string[]): string[] =>
  lines.length > mostLines
    ? [...lines.slice(0, mostLines), `… and ${lines.length - mostLines} lines more`]
    : [...lines];

/** From Testing Library's long list, `button: "Send", "Cancel"` for each role that is there. */
function rolesIn(message: string): string[] {
  const names = new Map<string, string[]>();
  let role = "";
  for (const line of message.split("\n")) {
    const [, heading] = /^ {2}([a-z]+):$/.exec(line) ?? [];
    const [, name] = /^ {2}Name (".*"):$/.exec(line) ?? [];
    if (heading) {
      role = heading;
      names.set(role, []);
    } else if (name && role) names.get(role)?.push(name);
  }
  return [...names].map(([found, all]) => `  ${found}: ${[...new Set(all)].join(", ")}`);
}

/** What can be read on the page. */
function textOf(container: Element): string[] {
  const text = container instanceof HTMLElement ? container.innerText : "";
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => `  ${line.trim()}`);
}

/**
 * Why an element was not found, short: the first paragraph of Testing Library's message, then the roles that are
 * there, or the text. The whole document, which it prints instead, is seen better in the book.
 */
export function briefly(message: string, container: Element): string {
  const [first = message] = message.split("\n\n");
  const roles = rolesIn(message);
  if (roles.length > 0) return [first, "There are:", ...clip(roles)].join("\n");
  // A failure within waitFor comes here twice.
  if (/\n(There are|On the page):\n/.test(message)) return message;
  return [first, "On the page:", ...clip(textOf(container))].join("\n");
}

export function elementError(message: string | null, container: Element): Error {
  const error = new Error(briefly(message ?? "", container));
  error.name = "TestingLibraryElementError";
  return error;
}
