import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { request } from "../support/backend.ts";
import { backend } from "../support/current.ts";

/*
 * What PostgREST answers, held against whoever answers here. Read from its test suite and documentation at 16.1
 * (commit 483467890); `source` is the file and the test's name, or the line of the table in docs/references/errors.rst.
 */
interface Documented {
  source: string;
  headers?: Record<string, string>;
  body: unknown;
  status: number;
  type: string | null;
  answer: unknown;
}

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

const documented: readonly Documented[] = [
  {
    source: "InsertSpec: with valid json payload, succeeds and returns 201 created",
    body: request({ submission_key: taken }),
    status: 201,
    type: null,
    answer: "",
  },
  {
    source: "InsertSpec: into a table with no pk, returns full details of inserted record if asked",
    headers: representation,
    body: sent,
    status: 201,
    type: json,
    answer: [expect.objectContaining(sent)],
  },
  {
    source: "InsertSpec: returns empty array when no items inserted, and return=rep",
    headers: representation,
    body: [],
    status: 201,
    type: json,
    answer: [],
  },
  {
    source: "SingularSpec: when creating rows, works for one row with return=rep",
    headers: { ...representation, ...singular },
    body: [request({ name: "Grace Hopper" })],
    status: 201,
    type: "application/vnd.pgrst.object+json; charset=utf-8",
    answer: expect.objectContaining({ name: "Grace Hopper" }),
  },
  {
    source: "SingularSpec: raises an error when creating zero entities with return=rep",
    headers: { ...representation, ...singular },
    body: [],
    status: 406,
    type: json,
    answer: problem(
      "PGRST116",
      "Cannot coerce the result to a single JSON object",
      "The result contains 0 rows",
    ),
  },
  {
    source: "InsertSpec: with invalid json payload, fails with 400 and error",
    body: "}{ x = 2",
    status: 400,
    type: json,
    answer: problem("PGRST102", "Empty or invalid json"),
  },
  {
    source: "InsertSpec: with no payload, fails with 400 and error",
    body: "",
    status: 400,
    type: json,
    answer: problem("PGRST102", "Empty or invalid json"),
  },
  {
    source: "InsertSpec: rejects json array that isn't exclusivily composed of objects",
    body: [request(), 123],
    status: 400,
    type: json,
    answer: problem("PGRST102", "All object keys must match"),
  },
  {
    source: "InsertSpec: rejects json array that has objects with different keys",
    body: [request(), { ...request(), submission_key: randomUUID() }],
    status: 400,
    type: json,
    answer: problem("PGRST102", "All object keys must match"),
  },
  {
    source: "InsertSpec: into a table with simple pk, fails with 400 and error (23502)",
    body: request({ name: null }),
    status: 400,
    type: json,
    answer: expect.objectContaining({ code: "23502", hint: null }),
  },
  {
    source:
      "InsertSpec: attempting to insert a row with the same primary key, fails returning a 409 Conflict",
    body: request({ submission_key: taken }),
    status: 409,
    type: json,
    answer: expect.objectContaining({ code: "23505", hint: null }),
  },
  {
    source: "errors.rst: other, 400 (a check, 23514)",
    body: request({ name: "A" }),
    status: 400,
    type: json,
    answer: expect.objectContaining({ code: "23514" }),
  },
  {
    source: "AuthSpec: denies access to tables that anonymous does not own (42501)",
    body: request({ created_at: "2020-01-01T00:00:00Z" }),
    status: 401,
    type: json,
    answer: expect.objectContaining({ code: "42501", hint: null, details: null }),
  },
];

it.each(documented)("[SUB-02] answers as PostgREST does: $source", async ({ headers, body, ...expected }) => {
  const response = await fetch(`${backend.url}/rest/v1/contact_submissions`, {
    method: "POST",
    headers: { apikey: backend.publishableKey, "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  expect({
    status: response.status,
    type: response.headers.get("content-type"),
    answer: text === "" ? "" : JSON.parse(text),
  }).toEqual({ status: expected.status, type: expected.type, answer: expected.answer });
});
