/**
 * The roles of the data interface, which a hosted project has before its first migration.
 * On a server with other superusers this needs one; in PGlite everything runs as one.
 */
export const hostedRoles = `
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin noinherit', role_name);
    end if;
  end loop;
end $$;
alter role service_role bypassrls;
grant usage on schema public to anon, authenticated, service_role;
`;

/** The older default of hosted projects, for the tables of whoever runs it: everything to everybody. */
export const olderDefaultGrants = `
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;
