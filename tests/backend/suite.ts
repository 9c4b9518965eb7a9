import { afterAll, beforeAll, describe } from "vitest";
import { fieldAttackCases } from "./cases/field-attacks.cases.ts";
import { httpCases } from "./cases/http.cases.ts";
import { limitCases } from "./cases/limits.cases.ts";
import { oracleCases } from "./cases/oracle.cases.ts";
import { readAttackCases } from "./cases/read-attacks.cases.ts";
import { refusalCases } from "./cases/refusals.cases.ts";
import { staffCases } from "./cases/staff.cases.ts";
import { visitorCases } from "./cases/visitor.cases.ts";
import { writeAttackCases } from "./cases/write-attacks.cases.ts";
import type { Backend } from "./support/backend.ts";

/** The HTTP cases of the backend, for every database. One server answers all of them. */
export function backendSuite(name: string, start: () => Promise<Backend>): void {
  describe(name, () => {
    let backend: Backend | undefined;
    const started = (): Backend => {
      if (backend === undefined) throw new Error("The backend did not start.");
      return backend;
    };
    beforeAll(async () => {
      backend = await start();
    });
    afterAll(() => backend?.close());

    describe("a visitor", () => visitorCases(started));
    describe("rules", () => refusalCases(started));
    describe("limits and retries", () => limitCases(started));
    describe("an answer tells nothing of others", () => oracleCases(started));
    describe("staff", () => staffCases(started));
    describe("HTTP", () => httpCases(started));
    describe("an attacker reads nothing", () => readAttackCases(started));
    describe("an attacker changes nothing", () => writeAttackCases(started));
    describe("an attacker breaks nothing", () => fieldAttackCases(started));
  });
}
