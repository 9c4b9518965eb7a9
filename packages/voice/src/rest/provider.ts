import { Api } from "@vapi-ai/web/dist/api.js";
import type { z } from "zod";
import { refusePrivateKey } from "./keys.ts";
import type { AnyRestRow, Operation, RestRow } from "./operation.ts";
import { restRows } from "./rows.ts";
import { type SendOptions, send } from "./send.ts";

export interface ProviderOptions {
  /** The credential that goes along as the bearer. One that looks private is refused in a browser. */
  key: string;
  /** The provider's API host; the package's own unless given. */
  baseUrl?: string;
}

type Call<Row> =
  Row extends RestRow<Operation, infer Input, infer Answer>
    ? Record<never, never> extends Input
      ? (input?: Input, options?: SendOptions) => Promise<z.infer<Answer>>
      : (input: Input, options?: SendOptions) => Promise<z.infer<Answer>>
    : never;

type Rows = typeof restRows;

/** A typed method for each row: `provider.call.get({ id })`, `provider.call.list({ query: { limit: 5 } })`. */
export type Provider = {
  readonly [Group in keyof Rows]: { readonly [Name in keyof Rows[Group]]: Call<Rows[Group][Name]> };
};

/** The provider's whole REST interface. For servers and tools: nearly all of it needs the private key. */
export function provider({ key, baseUrl }: ProviderOptions): Provider {
  refusePrivateKey(key);
  const api = new Api<string>({
    ...(baseUrl ? { baseUrl } : {}),
    securityWorker: (bearer) => ({ headers: { Authorization: `Bearer ${bearer}` } }),
  });
  api.setSecurityData(key);
  const callOf =
    (row: AnyRestRow) =>
    (input: Record<string, unknown> = {}, options: SendOptions = {}) =>
      send(api, row, input, options);
  const methods = Object.entries(restRows).map(([group, rows]) => [
    group,
    Object.fromEntries(Object.entries<AnyRestRow>(rows).map(([name, row]) => [name, callOf(row)])),
  ]);
  // The mapped type above says exactly this, which no signature of Object.fromEntries can.
  return Object.fromEntries(methods) as Provider;
}
