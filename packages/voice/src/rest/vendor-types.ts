import type { Api, RequestParams } from "@vapi-ai/web/dist/api.js";

type Groups = Api<unknown>;

/** The names of the package's methods; each stands in one of its groups alone. */
export type VendorMethod = {
  [G in keyof Groups]: keyof Groups[G] & `${string}Controller${string}`;
}[keyof Groups];

type MethodNamed<Name> = {
  [G in keyof Groups]: Name extends keyof Groups[G] ? Groups[G][Name] : never;
}[keyof Groups];

type Given<Method extends VendorMethod> =
  MethodNamed<Method> extends (...given: infer P) => unknown ? P : never;

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? [Name, ...NamesIn<Rest>]
  : [];

export type PathNames<Op extends string> = { [Name in NamesIn<Op>[number]]: string };

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The argument of the package's method after the names in the path: a query, a body, or nothing. */
type After<
  Op extends string,
  Method extends VendorMethod,
> = Given<Method>[NamesIn<Op>["length"]] extends infer Taken
  ? Same<Taken, RequestParams | undefined> extends true
    ? never
    : Taken
  : never;

type Sent<Name extends string, Taken> = [Taken] extends [never]
  ? unknown
  : undefined extends Taken
    ? { [N in Name]?: Taken }
    : { [N in Name]: Taken };

/** A caller's arguments for a row: the names in the path, and the query or body of the package's method. */
export type VendorInput<Op extends string, Method extends VendorMethod> = PathNames<Op> &
  Sent<Op extends `GET ${string}` ? "query" : "body", After<Op, Method>>;
