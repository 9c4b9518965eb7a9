import { type Row, type Rows, rowsBy } from "../row.ts";
import { goneSince, multipart, operations, unsecured } from "./rest-operations.ts";

const { asSpecified, differs, ours } = rowsBy("@vapi-ai/web", "loopback");

function saysOf(op: string): string {
  if (op === unsecured) return `${op}, the one call without a credential.`;
  return `${op} with the bearer credential${multipart.includes(op) ? ", as multipart" : ""}; a non-OK answer is thrown.`;
}

function rowOf(op: string): Row {
  const since = goneSince[op];
  const bullet = op === "PATCH /org/{id}/role" ? "6 organisation roles" : "7 rest";
  if (since) {
    return ours(
      bullet,
      "src/provider",
      saysOf(op),
      "A method of ours, sent through the package's own request().",
      `Has no method for it since ${since}.`,
    );
  }
  if (op === "POST /voice-library/create-sesame-voice") {
    return differs(bullet, "api.js", `${op}, as JSON.`, [
      "Sends it as multipart, which the specification notes for three other rows only.",
      "The same: the method was generated from the provider's own description, which the server follows.",
    ]);
  }
  return asSpecified(bullet, "api.js", saysOf(op));
}

/** One row for each method and path of the provider's REST interface. */
export const rest: Rows = Object.fromEntries(
  Object.entries(operations).flatMap(([requirement, list]) =>
    list.map((op) => [`${requirement}.${op}`, rowOf(op)]),
  ),
);
