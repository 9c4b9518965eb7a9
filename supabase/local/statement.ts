import { type Call, exposedSchema, notOffered, Refusal } from "./call.ts";
import type { Database } from "./database.ts";

/** A table or view of the exposed schema: its columns, each with the name of its type. */
type Relation = ReadonlyMap<string, string>;

type Returns = "set" | "value" | "nothing";

/** The tables, views and functions of schema public, which the data interface exposes. */
export interface Schema {
  relations: ReadonlyMap<string, Relation>;
  functions: ReadonlyMap<string, Returns>;
}

const relationsQuery = `
  select c.relname as name, json_object_agg(a.attname, format_type(a.atttypid, a.atttypmod)) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'v', 'p', 'm')
     and a.attnum > 0 and not a.attisdropped
   group by c.relname`;

const functionsQuery = `
  select p.proname as name,
         case when p.prorettype = 'void'::regtype then 'nothing' when p.proretset then 'set' else 'value' end as returns
    from pg_proc p
   where p.pronamespace = $1::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype`;

/** Reads what is exposed. Once per start is enough: migrations run before. */
export async function readSchema(database: Database): Promise<Schema> {
  const relations = await database.rows<{ name: string; columns: Record<string, string> }>(relationsQuery, [
    exposedSchema,
  ]);
  const functions = await database.rows<{ name: string; returns: Returns }>(functionsQuery, [exposedSchema]);
  return {
    relations: new Map(relations.map(({ name, columns }) => [name, new Map(Object.entries(columns))])),
    functions: new Map(functions.map(({ name, returns }) => [name, returns])),
  };
}

/** A statement for one call, whose values travel apart from it, as $1, $2 … */
export interface Statement {
  /** Answers one row, whose `body` is the rows asked for as JSON; no row when none were. */
  sql: string;
  values: unknown[];
  /** For a function: how it answers. */
  returns?: Returns;
}

/**
 * The statement that carries out a call, as PostgREST would write it: every name is one that exists and is quoted.
 * @throws Refusal for names that do not exist and forms that are not offered
 */
export function statementFor(call: Call, schema: Schema): Statement {
  const { kind, name } = call.target;
  if (kind === "function") return callFunction(call, schema);
  const relation = schema.relations.get(name);
  if (relation === undefined) throw notFound(404, "PGRST205", `table '${exposedSchema}.${name}'`);
  return call.method === "GET" ? read(call, relation) : insert(call, relation);
}

function notFound(status: number, code: string, what: string): Refusal {
  return new Refusal(status, code, `Could not find the ${what} in the schema cache`);
}

function qualified(name: string): string {
  return `${quoted(exposedSchema)}.${quoted(name)}`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function asJson(found: string): string {
  return `select coalesce(json_agg(found), '[]')::text as body from ${found} found`;
}

function read(call: Call, relation: Relation): Statement {
  const { sql, values } = where(call, relation);
  const columns = selection(call, relation);
  const rows = `select ${columns} from ${qualified(call.target.name)}${sql}${paging(call, relation)}`;
  return { sql: asJson(`(${rows})`), values };
}

function insert(call: Call, relation: Relation): Statement {
  const target = qualified(call.target.name);
  const names = sentColumns(call, relation).map(quoted).join(", ");
  const sent = `json_populate_recordset(null::${target}, $1::text::json)`;
  const sql = `insert into ${target} ${names && `(${names})`} select ${names} from ${sent}`;
  const values = [call.sent];
  // Rows are returned only on request: RETURNING needs the right to read.
  if (!call.wantsRows) return { sql, values };
  const returning = `${sql} returning ${selection(call, relation)}`;
  return { sql: `with written as (${returning}) ${asJson("written")}`, values };
}

function callFunction(call: Call, schema: Schema): Statement {
  const { name } = call.target;
  const returns = schema.functions.get(name);
  if (returns === undefined) throw notFound(404, "PGRST202", `function ${exposedSchema}.${name}`);
  const sent = Object.entries(call.body[0] ?? {});
  const names = sent.map(([argument], index) => `${quoted(argument)} => $${index + 1}`);
  return {
    sql: asJson(`${qualified(name)}(${names.join(", ")})`),
    values: sent.map(([, value]) =>
      typeof value === "object" && value !== null ? JSON.stringify(value) : value,
    ),
    returns,
  };
}

function sentColumns(call: Call, relation: Relation): string[] {
  const columns = [...new Set(call.body.flatMap(Object.keys))];
  const unknown = columns.find((column) => !relation.has(column));
  if (unknown !== undefined) {
    throw notFound(400, "PGRST204", `'${unknown}' column of '${call.target.name}'`);
  }
  return columns;
}

const comparisons = new Map([
  ["eq", "="],
  ["gt", ">"],
  ["gte", ">="],
  ["lte", "<="],
]);

const notFilters = new Set(["select", "order", "limit"]);

/** The conditions of a request (`?email=eq.ada@example.de`), empty when there are none. */
function where(call: Call, relation: Relation): Pick<Statement, "sql" | "values"> {
  const values: unknown[] = [];
  const conditions = [...call.parameters]
    .filter(([key]) => !notFilters.has(key))
    .map(([column, filter]) => {
      const type = columnType(column, call, relation);
      const [, operator = "", value = ""] = /^(\w+)\.(.*)$/s.exec(filter) ?? [];
      const comparison = comparisons.get(operator);
      if (comparison === undefined) throw notOffered(`the filter ${column}`);
      values.push(value);
      return `${quoted(column)} ${comparison} cast($${values.length}::text as ${type})`;
    });
  return { sql: conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`, values };
}

/** The columns of `?select=`, `*` for all. */
function selection(call: Call, relation: Relation): string {
  const wanted = call.parameters.get("select") ?? "*";
  if (wanted === "*") return "*";
  if (/[():>!]/.test(wanted)) throw notOffered("embedding, renaming and casting in select");
  const columns = wanted.split(",");
  for (const column of columns) columnType(column, call, relation);
  return columns.map(quoted).join(", ");
}

/** `?order=` and `?limit=`. */
function paging(call: Call, relation: Relation): string {
  const order = call.parameters.get("order")?.split(",") ?? [];
  const terms = order.map((term) => {
    const [column = "", direction = "asc"] = term.split(".");
    columnType(column, call, relation);
    return `${quoted(column)} ${direction === "desc" ? "desc" : "asc"}`;
  });
  const limit = call.parameters.get("limit");
  if (limit !== null && !/^\d{1,9}$/.test(limit)) {
    throw new Refusal(400, "PGRST100", "limit must be a number");
  }
  return `${terms.length === 0 ? "" : ` order by ${terms.join(", ")}`}${limit === null ? "" : ` limit ${limit}`}`;
}

function columnType(column: string, call: Call, relation: Relation): string {
  const type = relation.get(column);
  if (type !== undefined) return type;
  throw new Refusal(400, "42703", `column ${call.target.name}.${column} does not exist`);
}
