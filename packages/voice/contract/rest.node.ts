import { Api } from "@vapi-ai/web/dist/api.js";
import { afterAll, beforeAll, expect } from "vitest";
import { provider, restRows } from "../src/provider.ts";
import * as shapes from "../src/rest/answers.ts";
import type { AnyRestRow } from "../src/rest/operation.ts";
import { type Answers, prove, proveRow } from "./prove.ts";
import type { Rule } from "./rules.ts";
import { type Loopback, loopback, type Received } from "./support/loopback.ts";
import { methodOf, patternOf, type VendorOperation, vendorOperations } from "./support/vendor-operations.ts";

const key = "key-of-the-contract";
const body = { name: "a word" };

let server: Loopback;
let vendor: Map<string, VendorOperation>;
beforeAll(async () => {
  [server, vendor] = await Promise.all([loopback(), vendorOperations()]);
});
afterAll(() => server.close());

/** The groups of rows under the requirement that they belong to. The record holds each method and path. */
const groups = {
  "API-01": ["call", "v2"],
  "API-02": ["chat"],
  "API-03": ["campaign"],
  "API-04": ["session"],
  "API-05": ["support"],
  "API-06": ["assistant"],
  "API-07": ["phoneNumber"],
  "API-08": ["tool", "knowledgeBase", "squad", "token", "template"],
  "API-09": ["file"],
  "API-10": ["workflow"],
  "API-11": ["testSuite", "suiteTest", "suiteRun"],
  "API-12": ["analytics"],
  "API-13": ["log", "logs"],
  "API-14": ["org"],
  "API-15": ["credential"],
  "API-16": ["voiceLibrary"],
  "API-17": ["resource"],
} as const satisfies Record<string, readonly (keyof typeof restRows)[]>;

/** An answer of each shape, as the provider would give it. */
const examples: ReadonlyMap<unknown, unknown> = new Map<unknown, unknown>([
  [shapes.one.schema, { id: "one", added: true }],
  [shapes.list.schema, [{ id: "one" }, { id: "two" }]],
  [shapes.record.schema, { any: "thing" }],
  [shapes.records.schema, [{ any: "thing" }]],
  [shapes.page.schema, { results: [{ id: "one" }], metadata: { totalItems: 1 } }],
  [shapes.callOrBatch.schema, { results: [{ id: "one" }], errors: [] }],
  [shapes.something.schema, [1, 2]],
  [shapes.text.schema, "id,endedReason"],
  [shapes.nothing.schema, undefined],
  [shapes.webCall.schema, { id: "one", webCallUrl: "https://room.example/one" }],
]);

/** A value for each name in a path; with a space, which has to be escaped. */
function namesOf(op: string): Record<string, string> {
  const names = Array.from(op.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);
  return Object.fromEntries(names.map((name, at) => [name, name === "provider" ? "make" : `id ${at + 1}`]));
}

/** The one request that was received is this row's: method, path, credential, kind of body. */
function expectWire(
  { op, secure, multipart }: AnyRestRow,
  sent: { query?: boolean; body?: boolean },
): Received {
  expect(server.received).toHaveLength(1);
  const [request] = server.received;
  if (!request) throw new Error("Nothing was received.");
  const values = namesOf(op);
  const address = op.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ""));
  expect(`${request.method} ${request.path}`).toBe(`${address}${sent.query ? "?limit=5" : ""}`);
  expect(request.headers.authorization).toBe(secure ? `Bearer ${key}` : undefined);
  if (sent.body) {
    const type = multipart ? /^multipart\/form-data; boundary=/ : /^application\/json$/;
    expect(request.headers["content-type"]).toMatch(type);
    expect(request.body).toContain(body.name);
  }
  return request;
}

async function expectThrown(run: () => Promise<unknown>): Promise<void> {
  server.answer = () => ({ status: 418, body: '{"message":"no tea"}' });
  const thrown = await run().catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect(thrown).toMatchObject({ status: 418 });
}

async function vendorSends(row: AnyRestRow, seen: Answers): Promise<void> {
  const found = vendor.get(patternOf(row.op));
  seen.note("method", found ? `${found.name}, ${found.secure ? "with" : "without"} bearer` : "none");
  if (!found) throw new Error(`The package has no method for ${row.op}.`);
  const api = new Api<string>({
    baseUrl: server.url,
    securityWorker: (bearer) => ({ headers: { Authorization: `Bearer ${bearer}` } }),
  });
  api.setSecurityData(key);
  const sendsBody = !/^(GET|DELETE) |^POST \/voice-library\/sync\/\{/.test(row.op);
  // The package escapes nothing.
  const names = Object.values(namesOf(row.op)).map(encodeURIComponent);
  const call = () => methodOf(api, found.name)(...names, ...(sendsBody ? [body] : []));
  server.received.length = 0;
  server.answer = () => ({ body: "{}" });
  await call();
  const { headers } = expectWire(row, { body: sendsBody });
  seen.note("body", headers["content-type"]?.split(";")[0] ?? "none");
  await expectThrown(call);
}

async function weSend(group: string, name: string, row: AnyRestRow): Promise<void> {
  const methods: object = Reflect.get(provider({ key, baseUrl: server.url }), group);
  const send = (input: object): Promise<unknown> => Reflect.get(methods, name)(input);
  const isRead = row.op.startsWith("GET ");
  const input = { ...namesOf(row.op), ...(isRead ? { query: { limit: 5 } } : { body }) };
  if (!examples.has(row.answer)) throw new Error("An answer without an example.");
  const example = examples.get(row.answer);
  server.received.length = 0;
  server.answer = () => ({ body: typeof example === "string" ? example : JSON.stringify(example ?? {}) });
  expect(await send(input)).toEqual(example);
  expectWire(row, { query: isRead, body: !isRead });
  await expectThrown(() => send(input));
}

const asMultipart = "POST /voice-library/create-sesame-voice";

function ruleOf({ op, secure, multipart, droppedIn }: AnyRestRow): Rule {
  const bullet =
    op === "PATCH /org/{id}/role"
      ? "6 Organisation roles are updatable through the org role call"
      : "7 Voice provider REST interface";
  const rest = { package: "@vapi-ai/web", provedBy: "loopback", bullet } as const;
  const bearer = `${op} with the bearer credential${multipart ? ", as multipart" : ""}; a non-OK answer is thrown.`;
  const says = secure ? bearer : `${op}, the one call without a credential.`;
  if (droppedIn) {
    const vendorDoes = `Has no method for it since ${droppedIn}.`;
    const weDo = "A method of ours, sent through the package's own request().";
    return { ...rest, symbol: "src/rest", says, verdict: "ours", vendorDoes, weDo };
  }
  if (op !== asMultipart) return { ...rest, symbol: "api.js", says, verdict: "as specified" };
  return {
    ...rest,
    symbol: "api.js",
    says: `${op}, as JSON.`,
    verdict: "differs",
    vendorDoes: "Sends it as multipart, which the specification notes for three other rows only.",
    weDo: "The same: the method was generated from the provider's own description, which the server follows.",
  };
}

/** One row for each method and path of the provider's REST interface. */
for (const [requirement, names] of Object.entries(groups)) {
  for (const group of names) {
    for (const [name, row] of Object.entries<AnyRestRow>(restRows[group])) {
      proveRow(`${requirement}.${row.op}`, "rest", ruleOf(row), async (seen) => {
        if (row.droppedIn) {
          seen.is("method", vendor.get(patternOf(row.op))?.name ?? "none", "none");
        } else await vendorSends(row, seen);
        await weSend(group, name, row);
      });
    }
  }
}

const entities =
  `call chat campaign session assistant phone-number tool file knowledge-base workflow squad test-suite
  test-suite/{}/test test-suite/{}/run analytics log org token credential template voice-library/{}`.split(
    /\s+/,
  );

/** The entities that none of these operations is about. */
function withoutOperation(ops: readonly string[]): string[] {
  return entities.filter((entity) => !ops.some((op) => patternOf(op).endsWith(` /${entity}`)));
}

prove("restClient", {
  "API-01.entities": {
    vendor: (seen) => seen.is("missing", withoutOperation([...vendor.keys()]), ["log"]),
    ours: () => {
      const rows = Object.values(restRows).flatMap((rows) => Object.values<AnyRestRow>(rows));
      expect(withoutOperation(rows.map(({ op }) => op))).toEqual([]);
    },
  },
  "API-01.thrown": async (seen) => {
    server.answer = () => ({ status: 404, body: '{"message":"none"}' });
    const thrown = await new Api({ baseUrl: server.url }).call
      .callControllerFindOne("1")
      .catch((error: unknown) => error);
    seen.note("thrown", [thrown instanceof Response, thrown instanceof Error, Object(thrown).error]);
    expect(thrown).toBeInstanceOf(Response);
    expect(thrown).toMatchObject({ status: 404, error: { message: "none" } });
  },
});
