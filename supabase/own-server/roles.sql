-- Once, as a superuser, in the site's own empty database. Afterwards give both their passwords:
-- \password site_owner   \password authenticator
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin noinherit', role_name);
    end if;
  end loop;
  if not exists (select from pg_roles where rolname = 'site_owner') then
    create role site_owner login bypassrls createrole;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator login noinherit;
  end if;
end $$;

alter role service_role bypassrls;
-- PostgREST takes a role's settings over when it becomes that role.
alter role anon set statement_timeout = '3s';
grant anon, authenticated, service_role to authenticator, site_owner;

alter schema public owner to site_owner;
grant usage on schema public to anon, authenticated, service_role;
do $$ begin
  execute format('grant create on database %I to site_owner', current_database());
end $$;
