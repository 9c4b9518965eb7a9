-- Who may do what, as the database has it on record.
begin;
select plan(25);

-- The request.
select table_privs_are('public', 'contact_submissions', 'anon', array['SELECT'], 'visitors: reading back, nothing else on the whole table');
select table_privs_are('public', 'contact_submissions', 'authenticated', array[]::text[], 'signed in: nothing');
select table_privs_are('public', 'contact_submissions', 'service_role', array['SELECT', 'UPDATE', 'DELETE'], 'staff: read, change, delete');
select is_empty(
  $$ select a.attname from pg_attribute a
      where a.attrelid = 'public.contact_submissions'::regclass and a.attnum > 0 and not a.attisdropped
        and (not has_column_privilege('anon', a.attrelid, a.attnum, 'select')
             or has_column_privilege('anon', a.attrelid, a.attnum, 'update')
             or has_column_privilege('anon', a.attrelid, a.attnum, 'references')
             or has_column_privilege('anon', a.attrelid, a.attnum, 'insert')
                = (a.attname = any (array['id', 'created_at', 'privacy_version', 'submitted_xact']))) $$,
  'visitors may send every column but those that the server sets');

-- The row rule, letter by letter (docs/decisions/0004-row-rule.md).
select set_eq(
  $$ select cmd, roles::text as roles, coalesce(qual, with_check) as rule from pg_policies where tablename = 'contact_submissions' $$,
  $$ select cmd, '{anon}' as roles, '((submitted_xact = pg_current_xact_id_if_assigned()) AND (created_at = now()))' as rule
       from unnest(array['INSERT', 'SELECT']) as cmd $$,
  'visitors add and read back under the transaction''s own id and its instant: another''s request in the same instant does not show');

-- Everything else.
select table_privs_are('public', t.name, r.name, array[]::text[], format('%s: nothing on %s', r.name, t.name))
  from unnest(array['contact_inbox', 'contact_settings', 'contact_notifications_watch', 'contact_watch']::name[]) as t (name),
       unnest(array['anon', 'authenticated']::name[]) as r (name);
select schema_privs_are('private', r.name, array[]::text[], r.name || ' cannot enter schema private')
  from unnest(array['anon', 'authenticated']::name[]) as r (name);
select is_empty(
  $$ select p.oid::regprocedure, r from pg_proc p, unnest(array['anon', 'authenticated']) r
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and has_function_privilege(r, p.oid, 'execute') $$,
  'neither visitors nor anybody signed in may call any function');
select is_empty(
  $$ select p.oid::regprocedure from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.proacl is null $$,
  'no function is left to PostgreSQL''s own default, which is everybody');
select is_empty(
  $$ select c.oid::regclass, r, w
       from pg_class c, unnest(array['anon', 'authenticated']) r,
            unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) w
      where c.relnamespace = 'private'::regnamespace and c.relkind in ('r', 'v')
        and has_table_privilege(r, c.oid, w) $$,
  'nor have they a right on any private table');
select is_empty(
  $$ select c.oid::regclass, r from pg_class c, unnest(array['anon', 'authenticated']) r
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'S'
        and has_sequence_privilege(r, c.oid, 'usage, select, update') $$,
  'nor on any sequence');

-- Staff see what they need and cannot rewrite what happened.
select table_privs_are('public', 'contact_inbox', 'service_role', array['SELECT'], 'staff read the inbox');
select table_privs_are('private', 'contact_events', 'service_role', array['SELECT'], 'staff read what happened');
select table_privs_are('private', 'contact_notifications', 'service_role', array['SELECT'], 'staff read the notifications');
select table_privs_are('private', 'contact_networks', 'service_role', array[]::text[], 'not even staff read the hashed addresses');
select table_privs_are('private', 'contact_salts', 'service_role', array[]::text[], 'nor the salts');
select ok(not has_column_privilege('service_role', 'public.contact_settings', 'cleared_on', 'update'), 'staff do not set the clearing day');

select * from finish();
rollback;
