import { randomUUID } from "node:crypto";
import type { Database } from "../../../supabase/local/database.ts";
import { hostedRoles, migrate, olderDefaultGrants } from "../../../supabase/local/database.ts";
import { connect } from "./postgres-database.ts";
import type { PostgresServer } from "./postgres-server.ts";

/** A database set up as a hosted project is: the migrations' owner is no superuser. */
export interface HostedProject {
  name: string;
  /** The owner of the tables, as whom the migrations ran. */
  owner: Database;
  /** As whom the data interface connects: it owns nothing and becomes the caller's role. */
  authenticator: Database;
  ownerUrl: string;
  close(): Promise<void>;
}

export interface ProjectOptions {
  /** Whether new tables are granted to everybody, as hosted projects did until 2026. */
  olderDefaults: boolean;
  /** Also makes pgTAP available, in schema extensions as on a hosted project. */
  pgtap?: boolean;
  /** Leaves the migrations to somebody else. */
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

/** Makes a fresh project on a server. */
export async function hostedProject(server: PostgresServer, options: ProjectOptions): Promise<HostedProject> {
  const name = `project_${randomUUID().slice(0, 8)}`;
  const first = connect(server.urlOf("superuser"), { max: 1 });
  await first.run(`create database ${name}`);
  await first.close();

  const superuser = connect(server.urlOf("superuser", name), { max: 1 });
  await superuser.run(hostedRoles);
  await superuser.run(serverRoles);
  await superuser.run(`
    grant all on database ${name} to project_owner;
    alter schema public owner to project_owner;
    create schema extensions;
    grant usage on schema extensions to anon, authenticated, service_role, project_owner;
    alter database ${name} set pgrst.db_schemas = 'public';
    ${options.pgtap === true ? "create extension pgtap with schema extensions;" : ""}`);
  await superuser.close();

  const owner = connect(server.urlOf("project_owner", name), { max: 3 });
  if (options.olderDefaults) await owner.run(olderDefaultGrants);
  if (options.withoutMigrations !== true) await migrate(owner);
  const authenticator = connect(server.urlOf("authenticator", name));
  return {
    name,
    owner,
    authenticator,
    ownerUrl: server.urlOf("project_owner", name),
    close: async () => {
      await Promise.all([owner.close(), authenticator.close()]);
    },
  };
}
