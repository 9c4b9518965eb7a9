import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, client, request, send } from "../backend/support/backend.ts";
import { connect } from "./support/postgres-database.ts";
import { postgresHere } from "./support/postgres-here.ts";
import { type PostgresServer, startPostgres } from "./support/postgres-server.ts";
import { startOnPostgres } from "./support/start-on-postgres.ts";

const attempts = 25;

describe.skipIf(!postgresHere.found)("many at once, on PostgreSQL", () => {
  let server: PostgresServer;
  let backend: Backend & { ownerUrl: string };
  beforeAll(async () => {
    server = await startPostgres(postgresHere.programs());
    backend = await startOnPostgres(server);
  });
  afterAll(async () => {
    await backend?.close();
    await server?.remove();
  });

  async function limits(settings: string): Promise<void> {
    await backend.forget();
    await backend.db.run(`update public.contact_settings set ${settings}`);
  }

  async function statuses(
    work: (at: number) => ReturnType<typeof send>,
    count = attempts,
  ): Promise<number[]> {
    const answers = await Promise.all(Array.from({ length: count }, (_, at) => work(at)));
    return answers.map((answer) => answer.status).sort();
  }

  test("[SUB-02] of 25 that send one key at once, one is stored", async () => {
    await limits("per_email_hour = null");
    const row = request({ submission_key: randomUUID() });
    const got = await statuses(() => send(backend.visitor, row));
    expect(got).toEqual([201, ...Array.from({ length: attempts - 1 }, () => 409)]);
  });

  test("[SUB-03] of 25 from one e-mail address at once, five are taken", async () => {
    await limits("per_email_hour = 5");
    const email = `${randomUUID()}@example.com`;
    const got = await statuses(() => send(backend.visitor, request({ email })));
    expect(got.filter((status) => status === 201)).toHaveLength(5);
  });

  test("[SUB-03] of 25 from one network address at once, seven are taken", async () => {
    await limits("per_address_hour = 7");
    const visitor = client(backend.url, backend.publishableKey, { "x-forwarded-for": "203.0.113.77" });
    const got = await statuses(() => send(visitor, request()));
    expect(got.filter((status) => status === 201)).toHaveLength(7);
  });

  test.each(["read uncommitted", "read committed", "repeatable read", "serializable"])(
    "[SUB-02] a reader at %s sees none of the requests that are just being stored",
    async (isolation) => {
      await limits("per_email_hour = null, overall_minute = null");
      const attacker = connect(backend.ownerUrl.replace("project_owner", "authenticator"), { max: 2 });
      const spied: object[] = [];
      const spying = { done: false, reads: 0 };
      const spy = async (): Promise<void> => {
        while (!spying.done) {
          await attacker.transaction(async (session) => {
            await session.run(`set transaction isolation level ${isolation}; set local role anon`);
            for (let read = 0; read < 5; read += 1) {
              spied.push(...(await session.rows("select * from public.contact_submissions")));
              spying.reads += 1;
            }
          });
        }
      };
      const spies = [spy(), spy()];
      const sent = await statuses(() => send(backend.visitor, request()), 60);
      spying.done = true;
      await Promise.all(spies);
      await attacker.close();
      expect(sent).toEqual(sent.map(() => 201));
      expect(spied).toEqual([]);
      expect(spying.reads).toBeGreaterThan(20);
    },
  );

  test("[SUB-02] a reader that writes at the same time sees the own request alone", async () => {
    await limits("per_email_hour = null, overall_minute = null");
    const answers = await Promise.all(
      Array.from({ length: attempts }, async () => {
        const row = request();
        const { data } = await backend.visitor.from("contact_submissions").insert(row).select();
        return [row.email, data] as const;
      }),
    );
    for (const [email, rows] of answers) expect(rows).toEqual([expect.objectContaining({ email })]);
  });
});
