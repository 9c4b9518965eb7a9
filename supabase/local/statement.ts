import type { Call } from "./call.ts";
import { type Fragment, paging, quoted, selection, where } from "./filters.ts";
import { Refusal } from "./refusal.ts";
import { exposedSchema, type Relation, type Returns, type Schema } from "./schema.ts";

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
