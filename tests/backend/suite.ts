import { beforeAll, describe } from "vitest";
import type { Backend } from "./support/backend.ts";
import { backend, startForAll } from "./support/current.ts";

const cases: Record<string, () => Promise<unknown>> = {
  "a visitor": () => import("./cases/visitor.cases.ts"),
  rules: () => import("./cases/refusals.cases.ts"),
  "limits and retries": () => import("./cases/limits.cases.ts"),
  "an answer tells nothing of others": () => import("./cases/oracle.cases.ts"),
  "PostgREST's answers": () => import("./cases/postgrest.cases.ts"),
  HTTP: () => import("./cases/http.cases.ts"),
  "an attacker reads nothing": () => import("./cases/read-attacks.cases.ts"),
  "an attacker changes nothing": () => import("./cases/write-attacks.cases.ts"),
  "an attacker breaks nothing": () => import("./cases/field-attacks.cases.ts"),
};

/** The HTTP cases of the backend, for every database. One server answers all of them. */
export function backendSuite(name: string, start: () => Promise<Backend>, more: typeof cases = {}): void {
  describe(name, () => {
    startForAll(start);
    describe.each(Object.entries({ ...cases, ...more }))("%s", async (_what, load) => {
      beforeAll(() => backend.forget());
      await load();
    });
  });
}
