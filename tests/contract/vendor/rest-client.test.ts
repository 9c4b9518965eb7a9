import { Api } from "@vapi-ai/web/dist/api.js";
import { afterAll, beforeAll, expect } from "vitest";
import { provider, restRows } from "#provider/index.ts";
import { vendorOperations } from "./rest/vendor-operations.ts";
import { rowsBy } from "./row.ts";
import { type Loopback, loopback } from "./support/loopback.ts";
import { prove } from "./support/prove.ts";

const { asSpecified, differs } = rowsBy("@vapi-ai/web", "loopback");

let server: Loopback;
beforeAll(async () => {
  server = await loopback(() => ({ status: 404, body: '{"message":"none"}' }));
});
afterAll(() => server.close());

const entities = [
  "call",
  "chat",
  "campaign",
  "session",
  "assistant",
  "phone-number",
  "tool",
  "file",
  "knowledge-base",
  "workflow",
  "squad",
  "test-suite",
  "test-suite/{}/test",
  "test-suite/{}/run",
  "analytics",
  "log",
  "org",
  "token",
  "credential",
  "template",
  "voice-library/{}",
];

/** The entities that none of these operations is about. */
function withoutOperation(ops: readonly string[]): string[] {
  return entities.filter(
    (entity) => !ops.some((op) => op.replaceAll(/\{\w+\}/g, "{}").endsWith(` /${entity}`)),
  );
}

/** Rules for the REST interface as a whole. */
prove("restClient", {
  "API-01.entities": differs(
    "3 provider entities",
    "api.js",
    "The interface names 21 entities, from calls to the voices of other providers.",
    ["Has nothing left for the log.", "The provider has methods for all of them."],
    {
      vendor: async (seen) => {
        const missing = withoutOperation([...(await vendorOperations()).keys()]);
        seen.note("missing", missing);
        expect(missing).toEqual(["log"]);
      },
      ours: () => {
        const ops = Object.values(restRows).flatMap((rows) =>
          Object.values<{ op: string }>(rows).map(({ op }) => op),
        );
        expect(withoutOperation(ops)).toEqual([]);
      },
    },
  ),
  "API-01.thrown": asSpecified(
    "7 thrown",
    "HttpClient.request()",
    "A non-OK answer is thrown as the response itself.",
    async (seen) => {
      const thrown = await new Api({ baseUrl: server.url }).call
        .callControllerFindOne("1")
        .catch((error: unknown) => error);
      seen.note("thrown", [thrown instanceof Response, thrown instanceof Error, Object(thrown).error]);
      expect(thrown).toBeInstanceOf(Response);
      expect(thrown).toMatchObject({ status: 404, error: { message: "none" } });
      const ours = await provider({ key: "k", baseUrl: server.url })
        .call.get({ id: "1" })
        .catch((error: unknown) => error);
      expect(ours).toMatchObject({ status: 404, error: { message: "none" } });
    },
  ),
});
