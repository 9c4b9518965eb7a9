import { randomUUID } from "node:crypto";
import { hostedRoles, migrate, olderDefaultGrants } from "../../../supabase/local/database.ts";
import { newSecretKey } from "../../../supabase/local/folder.ts";
import { LOCAL_PUBLISHABLE_KEY } from "../../../supabase/local/keys.ts";
import { serveStore } from "../../../supabase/local/start.ts";
import { readSchema } from "../../../supabase/local/statement.ts";
import { asBackend, type Backend } from "../../backend/support/backend.ts";
import { connect } from "./postgres-database.ts";
import type { PostgresServer } from "./postgres-server.ts";

interface ProjectOptions {
  /** Whether new tables are granted to everybody, as hosted projects did until 2026. */
  olderDefaults: boolean;
  /** Also makes pgTAP available, in schema extensions as on a hosted project. */
  pgtap?: boolean;
  withoutMigrations?: boolean;
}

/** The roles that belong to the server, made once. */
const serverRoles = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'project_owner') then
    create role project_owner login bypassrls createrole;
    create role authenticator login noinherit;
  end if;
end $$;
grant anon, authenticated, service_role to authenticator, project_owner;
`;

export type HostedProject = Awaited<ReturnType<typeof hostedProject>>;

/** A database set up as a hosted project is: the migrations' owner is no superuser. */
export async function hostedProject(server: PostgresServer, options: ProjectOptions) {
  const name = `project_${randomUUID().slice(0, 8)}`;
  const first = connect(server.urlOf("superuser"), 1);
  await first.run(`create database ${name}`);
  await first.close();

  const superuser = connect(server.urlOf("superuser", name), 1);
  await superuser.run(hostedRoles);
  await superuser.run(serverRoles);
  await superuser.run(`
    grant all on database ${name} to project_owner;
    alter schema public owner to project_owner;
    create schema extensions;
    grant usage on schema extensions to anon, authenticated, service_role, project_owner;
    alter database ${name} set pgrst.db_schemas = 'public';
    ${options.pgtap === true ? "create extension pgtap with schema extensions;" : ""}
    alter database ${name} set search_path = public, extensions;`);
  await superuser.close();

  const owner = connect(server.urlOf("project_owner", name), 3);
  if (options.olderDefaults) await owner.run(olderDefaultGrants);
  if (options.withoutMigrations !== true) await migrate(owner);
  const authenticator = connect(server.urlOf("authenticator", name));
  return {
    /** The owner of the tables, as whom the migrations ran. */
    owner,
    /** As whom the data interface connects: it owns nothing and becomes the caller's role. */
    authenticator,
    ownerUrl: server.urlOf("project_owner", name),
    close: async () => {
      await Promise.all([owner.close(), authenticator.close()]);
    },
  };
}

/** The backend over a fresh project of a real server; its `db` is the owner's, as for an operator. */
export async function startOnPostgres(server: PostgresServer): Promise<Backend & { ownerUrl: string }> {
  const project = await hostedProject(server, { olderDefaults: true });
  const logged: string[] = [];
  const served = await serveStore(
    {
      database: project.authenticator,
      schema: await readSchema(project.owner),
      keys: { publishable: LOCAL_PUBLISHABLE_KEY, secret: newSecretKey() },
      publish: () => undefined,
      close: project.close,
    },
    { log: (line) => logged.push(line) },
  );
  return { ...asBackend({ ...served, db: project.owner }, logged), ownerUrl: project.ownerUrl };
}
