import { type Call, exposedSchema, notOffered, Refusal } from "./call.ts";
import type { Database } from "./database.ts";

/** A table or view of the exposed schema: its columns, each with the name of its type. */
export type Relation = ReadonlyMap<string, string>;

/** How a function of the exposed schema answers. */
export type Returns = "set" | "value" | "nothing";

/** The tables, views and functions of schema public, which the data interface exposes. */
export interface Schema {
  relations: ReadonlyMap<string, Relation>;
  functions: ReadonlyMap<string, Returns>;
}

interface ColumnRow {
  relation: string;
  name: string;
  type: string;
}

interface FunctionRow {
  name: string;
  returns: Returns;
}

const columnsQuery = `
  select c.relname as relation, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'v', 'p', 'm')
     and a.attnum > 0 and not a.attisdropped
   order by c.relname, a.attnum`;

const functionsQuery = `
  select p.proname as name,
         case when p.prorettype = 'void'::regtype then 'nothing' when p.proretset then 'set' else 'value' end as returns
    from pg_proc p
   where p.pronamespace = $1::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype`;

/** Reads what is exposed. Once per start is enough: migrations run before. */
export async function readSchema(database: Database): Promise<Schema> {
  const columns = await database.rows<ColumnRow>(columnsQuery, [exposedSchema]);
  const functions = await database.rows<FunctionRow>(functionsQuery, [exposedSchema]);
  const relations = new Map<string, Map<string, string>>();
  for (const { relation, name, type } of columns) {
    const known = relations.get(relation) ?? new Map<string, string>();
    relations.set(relation, known.set(name, type));
  }
  return { relations, functions: new Map(functions.map((entry) => [entry.name, entry.returns])) };
}

/** A statement for one call. It always answers one row: `body`, the rows as JSON, and `count`. */
export interface Statement extends Fragment {
  /** For a function: how it answers. */
  returns?: Returns;
}

/**
 * The statement that carries out a call, as PostgREST would write it: every name is one that exists and
 * is quoted, every value travels apart.
 * @throws Refusal for names that do not exist and forms that are not offered
 */
export function statementFor(call: Call, schema: Schema): Statement {
  const { kind, name } = call.target;
  if (kind === "function") return callFunction(call, schema);
  const relation = schema.relations.get(name);
  if (relation === undefined) {
    throw new Refusal(
      404,
      "PGRST205",
      `Could not find the table '${exposedSchema}.${name}' in the schema cache`,
    );
  }
  switch (call.method) {
    case "GET":
    case "HEAD":
      return read(call, relation);
    case "POST":
      return insert(call, relation);
    case "PATCH":
      return update(call, relation);
    case "DELETE":
      return remove(call, relation);
  }
}

function qualified(name: string): string {
  return `${quoted(exposedSchema)}.${quoted(name)}`;
}

function asJson(source: string): string {
  return `select coalesce(json_agg(found), '[]')::text as body, count(*)::int as count from (${source}) found`;
}

/** Without a wish for the rows nothing is returned: RETURNING would need the right to read. */
function written(sql: string, call: Call, relation: Relation): string {
  if (!call.wantsRows) return sql;
  const columns = selection(call.parameters, call.target.name, relation);
  return `with written as (${sql} returning ${columns}) ${asJson("select * from written")}`;
}

function read(call: Call, relation: Relation): Statement {
  const { name } = call.target;
  const conditions = where(call.parameters, name, relation);
  const columns = selection(call.parameters, name, relation);
  const order = paging(call.parameters, name, relation);
  return {
    sql: asJson(`select ${columns} from ${qualified(name)}${conditions.sql}${order}`),
    values: conditions.values,
  };
}

function insert(call: Call, relation: Relation): Statement {
  const target = qualified(call.target.name);
  const columns = sentColumns(call, relation);
  if (columns.length === 0) {
    return { sql: written(`insert into ${target} default values`, call, relation), values: [] };
  }
  const names = columns.map(quoted).join(", ");
  const sent = `json_populate_recordset(null::${target}, $1::text::json)`;
  return {
    sql: written(`insert into ${target} (${names}) select ${names} from ${sent}`, call, relation),
    values: [call.sent],
  };
}

function update(call: Call, relation: Relation): Statement {
  const target = qualified(call.target.name);
  const conditions = where(call.parameters, call.target.name, relation, 2);
  const changes = sentColumns(call, relation).map((column) => {
    const value = `(select ${quoted(column)} from json_populate_recordset(null::${target}, $1::text::json))`;
    return `${quoted(column)} = ${value}`;
  });
  if (changes.length === 0) throw new Refusal(400, "PGRST102", "Empty or invalid json");
  return {
    sql: written(`update ${target} set ${changes.join(", ")}${conditions.sql}`, call, relation),
    values: [call.sent, ...conditions.values],
  };
}

function remove(call: Call, relation: Relation): Statement {
  const conditions = where(call.parameters, call.target.name, relation);
  return {
    sql: written(`delete from ${qualified(call.target.name)}${conditions.sql}`, call, relation),
    values: conditions.values,
  };
}

function callFunction(call: Call, schema: Schema): Statement {
  const { name } = call.target;
  const returns = schema.functions.get(name);
  if (returns === undefined) {
    throw new Refusal(
      404,
      "PGRST202",
      `Could not find the function ${exposedSchema}.${name} in the schema cache`,
    );
  }
  const sent = Object.entries(call.body[0] ?? {});
  const names = sent.map(([argument], index) => `${quoted(argument)} => $${index + 1}`);
  return {
    sql: asJson(`select answer from ${qualified(name)}(${names.join(", ")}) answer`),
    values: sent.map(([, value]) =>
      typeof value === "object" && value !== null ? JSON.stringify(value) : value,
    ),
    returns,
  };
}

/** The columns that the body names, or that the client listed for it. */
function sentColumns(call: Call, relation: Relation): string[] {
  const listed = call.parameters.get("columns")?.split(",");
  const unquoted = listed?.map((column) => column.replace(/^"(.*)"$/, "$1"));
  const columns = [...new Set(unquoted ?? call.body.flatMap(Object.keys))];
  const unknown = columns.find((column) => !relation.has(column));
  if (unknown === undefined) return columns;
  throw new Refusal(
    400,
    "PGRST204",
    `Could not find the '${unknown}' column of '${call.target.name}' in the schema cache`,
  );
}

/** A part of a statement whose values travel apart from it, as $1, $2 … */
interface Fragment {
  sql: string;
  values: unknown[];
}

/** A name as PostgreSQL takes it literally. */
function quoted(name: string): string {
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
function where(parameters: URLSearchParams, name: string, relation: Relation, first = 1): Fragment {
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
function selection(parameters: URLSearchParams, name: string, relation: Relation): string {
  const wanted = parameters.get("select") ?? "*";
  if (wanted === "*") return "*";
  if (/[():>!]/.test(wanted)) throw notOffered("embedding, renaming and casting in select");
  const columns = wanted.split(",");
  for (const column of columns) columnType(column, name, relation);
  return columns.map(quoted).join(", ");
}

/** `?order=`, `?limit=` and `?offset=`. */
function paging(parameters: URLSearchParams, name: string, relation: Relation): string {
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
