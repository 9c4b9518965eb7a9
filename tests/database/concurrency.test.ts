import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Backend, client, request, send } from "../backend/support/backend.ts";
import { startOnPostgres } from "./support/hosted-project.ts";
import { connect } from "./support/postgres-database.ts";
import { postgresHere } from "./support/postgres-here.ts";
import { type PostgresServer, startPostgres } from "./support/postgres-server.ts";

const attempts = 25;

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

async function statuses(work: (at: number) => ReturnType<typeof send>, count = attempts): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: count }, (_, at) => work(at)));
  return answers.map((answer) => answer.status).sort();
}

/** How many of the stored requests are marked, by limit; null for those that are not. */
async function marks(): Promise<object[]> {
  return backend.db.rows(
    "select over_limit, count(*)::int as requests from private.contact_handling group by 1 order by 1",
  );
}

describe.skipIf(!postgresHere.found)("many at once, on PostgreSQL", () => {
  test("[SUB-02] of 25 that send one key at once, one is stored", async () => {
    await limits("per_email_hour = null");
    const row = request({ submission_key: randomUUID() });
    const got = await statuses(() => send(backend.visitor, row));
    expect(got).toEqual([201, ...Array.from({ length: attempts - 1 }, () => 409)]);
  });

  test("[SUB-01] of 25 from one e-mail address at once, all are stored, twenty marked, one confirmed", async () => {
    await limits("per_email_hour = 5");
    const email = `${randomUUID()}@example.com`;
    const got = await statuses(() => send(backend.visitor, request({ email })));
    expect(got).toEqual(got.map(() => 201));
    expect(await marks()).toEqual([
      { over_limit: "email", requests: 20 },
      { over_limit: null, requests: 5 },
    ]);
    expect(await backend.db.rows("select from private.contact_handling where confirmed")).toHaveLength(1);
  });

  test("[SUB-01] of 25 from one network address at once, all are stored, eighteen marked", async () => {
    await limits("per_address_hour = 7");
    const visitor = client(backend.url, backend.publishableKey, { "x-forwarded-for": "203.0.113.77" });
    const got = await statuses(() => send(visitor, request()));
    expect(got).toEqual(got.map(() => 201));
    expect(await marks()).toEqual([
      { over_limit: "address", requests: 18 },
      { over_limit: null, requests: 7 },
    ]);
  });
});

test.skipIf(!postgresHere.found)(
  "[SUB-02] a day's first, on PostgreSQL: the first six of a day, at once, with 60,000 old requests due and the hosted project's time limit for visitors",
  async () => {
    const hurried = await startOnPostgres(server);
    const superuser = connect(hurried.ownerUrl.replace("project_owner", "superuser"), 1);
    onTestFinished(async () => {
      await superuser.run("alter role authenticator reset statement_timeout");
      await Promise.all([superuser.close(), hurried.close()]);
    });
    await superuser.run("alter role authenticator set statement_timeout = '3s'");
    await hurried.db.run(`
    alter table contact_submissions disable trigger user;
    insert into contact_submissions (name, email, gdpr_consent, language, created_at)
      select 'Old Otto', i || '@old.example', true, 'de', now() - interval '200 days' from generate_series(1, 60000) i;
    alter table contact_submissions enable trigger user;
    insert into private.contact_handling (submission_id, received_at, mailbox)
      select id, created_at, email from contact_submissions;
    delete from private.contact_salts;
    update contact_settings set cleared_on = current_date - 1`);
    const visitor = (at: number) =>
      client(hurried.url, hurried.publishableKey, { "x-forwarded-for": `203.0.113.${at}` });
    expect(await statuses((at) => send(visitor(at), request()), 6)).toEqual([201, 201, 201, 201, 201, 201]);
    const [left] = await hurried.db.rows<{ old: number }>(
      "select count(*)::int as old from contact_submissions where name = 'Old Otto'",
    );
    expect(left?.old, "some are cleared").toBeLessThan(60_000);
    expect(left?.old, "a piece of 500 at most for each").toBeGreaterThanOrEqual(60_000 - 6 * 500);
    expect(await hurried.db.rows("select contact_purge() as removed")).toEqual([{ removed: left?.old }]);
  },
);

describe.skipIf(!postgresHere.found)("readers beside them, on PostgreSQL", () => {
  test.each(["read uncommitted", "read committed", "repeatable read", "serializable"])(
    "[SUB-02] a reader at %s sees none of the requests that are just being stored",
    async (isolation) => {
      await limits("per_email_hour = null, overall_minute = null");
      const attacker = connect(backend.ownerUrl.replace("project_owner", "authenticator"), 2);
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
