import type { z } from "zod";
import type { PathNames, VendorInput, VendorMethod } from "./vendor-types.ts";

/** Method and path of one row of the provider's REST interface, as the specification writes it. */
export type Operation = `${"GET" | "POST" | "PATCH" | "PUT" | "DELETE"} /${string}`;

/** One row: what is sent where, and what the answer must look like. */
export interface RestRow<Op extends Operation, Input, Answer extends z.ZodType> {
  readonly op: Op;
  readonly answer: Answer;
  /** How the answer's body is read; without it the body is left alone. */
  readonly reads: "json" | "text" | null;
  readonly multipart: boolean;
  readonly secure: boolean;
  /** The first version of the package that has no method for this row. */
  readonly droppedIn: string | null;
  /** The type of the caller's arguments. It has no value at run time. */
  readonly takes?: Input;
}

/** A row of the table, where its exact types do not matter. */
export type AnyRestRow = RestRow<Operation, unknown, z.ZodType>;

export interface Shape<Answer extends z.ZodType> {
  readonly schema: Answer;
  readonly reads: "json" | "text" | null;
}

/** A row that the package has a method for, which lends its types: `rest("GET /call", list)<"find">()`. */
export function rest<const Op extends Operation, Answer extends z.ZodType>(
  op: Op,
  { schema, reads }: Shape<Answer>,
  { multipart = false }: { multipart?: boolean } = {},
): <Method extends VendorMethod>() => RestRow<Op, VendorInput<Op, Method>, Answer> {
  return () => ({ op, answer: schema, reads, multipart, secure: true, droppedIn: null });
}

/** The arguments of a row whose exact types are not known here. */
export type Fields = Readonly<Record<string, unknown>>;

type DroppedInput<Op extends Operation> = PathNames<Op> &
  (Op extends `GET ${string}` | `DELETE ${string}` ? { query?: Fields } : { body: Fields });

/** A row whose method the package dropped in the named version; its requests are written here. */
export function dropped<const Op extends Operation, Answer extends z.ZodType>(
  op: Op,
  { schema, reads }: Shape<Answer>,
  droppedIn: string,
  secure = true,
): RestRow<Op, DroppedInput<Op>, Answer> {
  return { op, answer: schema, reads, multipart: false, secure, droppedIn };
}
