import { expect } from "vitest";
import { multipart, unsecured } from "../rest/operations.ts";
import type { Loopback, Received } from "../support/loopback.ts";

export const key = "key-of-the-contract";

const names: Readonly<Record<string, string>> = {
  id: "id 1",
  testId: "id 2",
  runId: "id 2",
  userId: "id 2",
  provider: "make",
  workflowId: "id 2",
};

/** A value for each name in a path; with a space, which has to be escaped. */
export function namesOf(op: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(op.matchAll(/\{(\w+)\}/g), ([, name = ""]) => [name, names[name] ?? ""]),
  );
}

/** The same, as the package takes them; it escapes nothing. */
export function escapedNamesOf(op: string): string[] {
  return Object.values(namesOf(op)).map(encodeURIComponent);
}

export function methodIn(op: string): string {
  return op.slice(0, op.indexOf(" "));
}

function addressOf(op: string): string {
  const values = namesOf(op);
  return op
    .slice(op.indexOf("/"))
    .replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ""));
}

/** The one request that was received is this row's: method, path, credential, kind of body. */
export function expectWire(
  server: Loopback,
  op: string,
  sent: { query?: boolean; body?: boolean },
): Received {
  expect(server.received).toHaveLength(1);
  const [request] = server.received;
  if (!request) throw new Error("Nothing was received.");
  expect(`${request.method} ${request.path}`).toBe(
    `${methodIn(op)} ${addressOf(op)}${sent.query ? "?limit=5" : ""}`,
  );
  expect(request.headers.authorization).toBe(op === unsecured ? undefined : `Bearer ${key}`);
  if (sent.body) {
    const isForm = multipart.includes(op) || op.endsWith("/create-sesame-voice");
    expect(request.headers["content-type"]).toMatch(
      isForm ? /^multipart\/form-data; boundary=/ : /^application\/json$/,
    );
    expect(request.body).toContain("a word");
  }
  return request;
}
