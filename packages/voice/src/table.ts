/** The values that a cell of a table can hold. */
const mostColumns = 6;
const widest = 40;

function cellOf(value: unknown): string {
  const text = value === null || value === undefined ? "" : String(value);
  return text.length > widest ? `${text.slice(0, widest - 1)}…` : text;
}

const isPlain = (value: unknown) => typeof value !== "object" || value === null;

/** An answer as lines of columns: things with their plain fields. Nested ones are only in the JSON. */
export function tableOf(answer: unknown): string {
  const list: unknown = Array.isArray(answer) ? answer : Reflect.get(Object(answer), "results");
  const things: object[] = (Array.isArray(list) ? list : [answer]).map(Object);
  if (things.length === 0) return "None.";
  const names = things.flatMap((thing) =>
    Object.keys(thing).filter((name) => isPlain(Reflect.get(thing, name))),
  );
  const first = ["id", "name"].filter((name) => names.includes(name));
  const columns = [...new Set([...first, ...names])].slice(0, mostColumns);
  const lines = [columns, ...things.map((thing) => columns.map((name) => cellOf(Reflect.get(thing, name))))];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
