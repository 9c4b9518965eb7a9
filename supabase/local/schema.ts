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

/** The one schema that is exposed; `private` never is. */
export const exposedSchema = "public";

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
