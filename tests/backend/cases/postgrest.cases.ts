import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { request } from "../support/backend.ts";
import { ask } from "../support/current.ts";

/*
 * What PostgREST answers, held against whoever answers here. Read from its test suite and documentation at 16.1
 * (commit 483467890); `source` is the file and how its test's name begins, or a line of docs/references/errors.rst.
 */
type Documented = [
  source: string,
  body: unknown,
  status: number,
  answer: unknown,
  headers?: Record<string, string>,
  type?: string | null,
];

const problem = (code: string, message: unknown, details: unknown = null) => ({
  code,
  message,
  details,
  hint: null,
});
const representation = { prefer: "return=representation" };
const singular = { accept: "application/vnd.pgrst.object+json" };
const json = "application/json; charset=utf-8";
const taken = randomUUID();
const sent = request();

const malformed = problem("PGRST102", "Empty or invalid json");
const uneven = problem("PGRST102", "All object keys must match");
const notOne = problem(
  "PGRST116",
  "Cannot coerce the result to a single JSON object",
  "The result contains 0 rows",
);
const grace = expect.objectContaining({ name: "Grace Hopper" });
const one = { ...representation, ...singular };
const code = (of: string, more = {}) => expect.objectContaining({ code: of, ...more });

const documented: readonly Documented[] = [
  ["InsertSpec: with valid json payload", request({ submission_key: taken }), 201, "", {}, null],
  ["InsertSpec: with return=rep", sent, 201, [expect.objectContaining(sent)], representation],
  ["InsertSpec: empty array when no items inserted", [], 201, [], representation],
  [
    "SingularSpec: one row",
    [request({ name: "Grace Hopper" })],
    201,
    grace,
    one,
    `${singular.accept}; charset=utf-8`,
  ],
  ["SingularSpec: zero entities with return=rep", [], 406, notOne, one],
  ["InsertSpec: with invalid json payload", "}{ x = 2", 400, malformed],
  ["InsertSpec: with no payload", "", 400, malformed],
  ["InsertSpec: not exclusively objects", [request(), 123], 400, uneven],
  ["InsertSpec: different keys", [request(), { ...request(), submission_key: randomUUID() }], 400, uneven],
  ["InsertSpec: simple pk, 23502", request({ name: null }), 400, code("23502", { hint: null })],
  [
    "InsertSpec: the same primary key",
    request({ submission_key: taken }),
    409,
    code("23505", { hint: null }),
  ],
  ["errors.rst: other, 400 (a check, 23514)", request({ name: "A" }), 400, code("23514")],
  [
    "AuthSpec: denies access to what anonymous does not own",
    request({ created_at: "2020-01-01T00:00:00Z" }),
    401,
    code("42501", { hint: null, details: null }),
  ],
];

it.each(documented)("[SUB-02] answers as PostgREST does: %s", async (...row) => {
  const [, body, status, answer, headers = {}, type = json] = row;
  const response = await ask("/rest/v1/contact_submissions", body, headers);
  const text = await response.text();
  expect({
    status: response.status,
    type: response.headers.get("content-type"),
    answer: text === "" ? "" : JSON.parse(text),
  }).toEqual({ status, type, answer });
});
