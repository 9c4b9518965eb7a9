import { notOffered } from "./call.ts";
import { Refusal } from "./refusal.ts";
import type { Relation } from "./schema.ts";

/** A part of a statement whose values travel apart from it, as $1, $2 … */
export interface Fragment {
  sql: string;
  values: unknown[];
}

/** A name as PostgreSQL takes it literally. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

const comparisons = new Map([
  ["eq", "="],
  ["neq", "<>"],
  ["gt", ">"],
  ["gte", ">="],
  ["lt", "<"],
  ["lte", "<="],
  ["like", "like"],
  ["ilike", "ilike"],
]);

const notFilters = new Set(["select", "columns", "order", "limit", "offset", "on_conflict"]);

/**
 * The conditions of a request (`?email=eq.ada@example.de`), empty when there are none.
 * @param first the number of the first value
 */
export function where(parameters: URLSearchParams, name: string, relation: Relation, first = 1): Fragment {
  const values: unknown[] = [];
  const conditions = [...parameters]
    .filter(([key]) => !notFilters.has(key))
    .map(([column, filter]) => {
      const type = columnType(column, name, relation);
      const [, operator = "", value = ""] = /^(\w+)\.(.*)$/s.exec(filter) ?? [];
      if (operator === "is" && value === "null") return `${quoted(column)} is null`;
      const comparison = comparisons.get(operator);
      if (comparison === undefined) throw notOffered(`the filter ${column}`);
      values.push(value);
      return `${quoted(column)} ${comparison} cast($${first + values.length - 1}::text as ${type})`;
    });
  return { sql: conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`, values };
}

/** The columns of `?select=`, `*` for all. */
export function selection(parameters: URLSearchParams, name: string, relation: Relation): string {
  const wanted = parameters.get("select") ?? "*";
  if (wanted === "*") return "*";
  if (/[():>!]/.test(wanted)) throw notOffered("embedding, renaming and casting in select");
  const columns = wanted.split(",");
  for (const column of columns) columnType(column, name, relation);
  return columns.map(quoted).join(", ");
}

/** `?order=`, `?limit=` and `?offset=`. */
export function paging(parameters: URLSearchParams, name: string, relation: Relation): string {
  const order = parameters.get("order")?.split(",") ?? [];
  const terms = order.map((term) => {
    const [column = "", direction = "asc"] = term.split(".");
    columnType(column, name, relation);
    return `${quoted(column)} ${direction === "desc" ? "desc" : "asc"}`;
  });
  const limits = ["limit", "offset"].map((key) => {
    const count = parameters.get(key);
    if (count === null) return "";
    if (!/^\d{1,9}$/.test(count)) throw new Refusal(400, "PGRST100", `${key} must be a number`);
    return ` ${key} ${count}`;
  });
  return `${terms.length === 0 ? "" : ` order by ${terms.join(", ")}`}${limits.join("")}`;
}

function columnType(column: string, name: string, relation: Relation): string {
  const type = relation.get(column);
  if (type === undefined) throw new Refusal(400, "42703", `column ${name}.${column} does not exist`);
  return type;
}
