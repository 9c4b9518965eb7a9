import { afterAll, describe } from "vitest";
import { backendSuite } from "../backend/suite.ts";
import { startOnPostgres } from "./support/hosted-project.ts";
import { postgresHere } from "./support/postgres-here.ts";
import { type PostgresServer, startPostgres } from "./support/postgres-server.ts";

describe.skipIf(!postgresHere.found)("the same backend", () => {
  let server: PostgresServer | undefined;
  afterAll(() => server?.remove());

  const start = async () => {
    server = await startPostgres(postgresHere.programs());
    return startOnPostgres(server);
  };
  backendSuite("on PostgreSQL", start, {
    "the time of an answer": () => import("../backend/cases/time.cases.ts"),
  });
});
