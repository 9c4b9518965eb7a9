import { Api } from "@vapi-ai/web/dist/api.js";
import { afterAll, beforeAll, expect } from "vitest";
import { provider } from "#provider/index.ts";
import { exampleOf } from "./rest/examples.ts";
import { goneSince, multipart, operations, unsecured } from "./rest/operations.ts";
import { providerMethod } from "./rest/provider-methods.ts";
import { methodOf, patternOf, type VendorOperation, vendorOperations } from "./rest/vendor-operations.ts";
import { escapedNamesOf, expectWire, key, methodIn, namesOf } from "./rest/wire.ts";
import { type Row, rowsBy } from "./row.ts";
import type { Answers } from "./support/answers.ts";
import { type Loopback, loopback } from "./support/loopback.ts";
import { prove } from "./support/prove.ts";

let server: Loopback;
let vendor: Map<string, VendorOperation>;

beforeAll(async () => {
  [server, vendor] = await Promise.all([loopback(), vendorOperations()]);
});
afterAll(() => server.close());

const body = { name: "a word" };

/** The error of a call that the server refuses, with the parsed body on it. */
async function thrownBy(run: () => Promise<unknown>): Promise<void> {
  server.answer = () => ({ status: 418, body: '{"message":"no tea"}' });
  const thrown = await run().catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect(thrown).not.toBeInstanceOf(Error);
  expect(thrown).toMatchObject({ status: 418 });
}

async function vendorSends(op: string, seen: Answers): Promise<void> {
  const found = vendor.get(patternOf(op));
  seen.note("method", found ? `${found.name}, ${found.secure ? "with" : "without"} bearer` : "none");
  if (!found) throw new Error(`The package has no method for ${op}.`);
  const api = new Api<string>({
    baseUrl: server.url,
    securityWorker: (bearer) => ({ headers: { Authorization: `Bearer ${bearer}` } }),
  });
  api.setSecurityData(key);
  const sendsBody = !["GET", "DELETE"].includes(methodIn(op)) && !op.startsWith("POST /voice-library/sync/{");
  const call = () => methodOf(api, found.name)(...escapedNamesOf(op), ...(sendsBody ? [body] : []));
  server.received.length = 0;
  server.answer = () => ({ body: "{}" });
  await call();
  const { headers } = expectWire(server, op, { body: sendsBody });
  seen.note("body", headers["content-type"]?.split(";")[0] ?? "none");
  await thrownBy(call);
}

async function weSend(op: string): Promise<void> {
  const { row, send } = providerMethod(provider({ key, baseUrl: `${server.url}` }), op);
  const isRead = methodIn(op) === "GET";
  const sends = isRead ? { query: { limit: 5 } } : { body };
  const example = exampleOf(row.answer);
  server.received.length = 0;
  server.answer = () => ({ body: typeof example === "string" ? example : JSON.stringify(example ?? {}) });
  expect(await send({ ...namesOf(op), ...sends })).toEqual(example);
  expectWire(server, op, { query: isRead, body: !isRead });
  await thrownBy(() => send({ ...namesOf(op), ...sends }));
}

const { asSpecified, differs, ours } = rowsBy("@vapi-ai/web", "loopback");

function saysOf(op: string): string {
  if (op === unsecured) return `${op}, the one call without a credential.`;
  return `${op} with the bearer credential${multipart.includes(op) ? ", as multipart" : ""}; a non-OK answer is thrown.`;
}

function rowOf(op: string): Row {
  const since = goneSince[op];
  const bullet = op === "PATCH /org/{id}/role" ? "6 organisation roles" : "7 rest";
  if (since) {
    const instead = [
      `Has no method for it since ${since}.`,
      "A method of ours, sent through the package's own request().",
    ] as const;
    return ours(bullet, "src/provider", saysOf(op), instead, async (seen) => {
      seen.note("method", vendor.get(patternOf(op))?.name ?? "none");
      expect(vendor.has(patternOf(op))).toBe(false);
      await weSend(op);
    });
  }
  if (op === "POST /voice-library/create-sesame-voice") {
    const instead = [
      "Sends it as multipart, which the specification notes for three other rows only.",
      "The same: the method was generated from the provider's own description, which the server follows.",
    ] as const;
    return differs(bullet, "api.js", `${op}, as JSON.`, instead, {
      vendor: (seen) => vendorSends(op, seen),
      ours: () => weSend(op),
    });
  }
  return asSpecified(bullet, "api.js", saysOf(op), async (seen) => {
    await vendorSends(op, seen);
    await weSend(op);
  });
}

/** One row for each method and path of the provider's REST interface. */
prove(
  "rest",
  Object.fromEntries(
    Object.entries(operations).flatMap(([requirement, list]) =>
      list.map((op) => [`${requirement}.${op}`, rowOf(op)]),
    ),
  ),
);
