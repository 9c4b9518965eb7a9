-- Proves which objects the database has, and that nothing more is exposed.
begin;
select plan(21);

-- The data interface shows exactly this.
select tables_are('public', array['contact_submissions', 'contact_settings']);
select views_are('public', array['contact_inbox', 'contact_notifications_watch', 'contact_watch']);
select bag_eq(
  $$ select proname::text from pg_proc where pronamespace = 'public'::regnamespace $$,
  array['contact_answered', 'contact_export', 'contact_erase', 'contact_purge',
        'contact_notifications_claim', 'contact_notifications_tidy', 'contact_notification_start',
        'contact_notification_settle'],
  'the exposed functions are these');
select tables_are('private', array['contact_events', 'contact_salts', 'contact_networks', 'contact_counts',
                                   'contact_handling', 'contact_notifications']);

-- The request.
-- Its columns and rules are compared with the form's fields in tests/unit/contact/rules.test.ts.
select col_is_pk('public', 'contact_submissions', 'id', 'a request has its own id');
select col_is_unique('public', 'contact_submissions', 'submission_key', 'a key is stored once');
select col_type_is('public', 'contact_submissions', 'created_at', 'timestamp with time zone', 'times have a zone');
select col_type_is('public', 'contact_submissions', 'submitted_xact', 'xid8', 'the transaction id never wraps round');
select col_default_is('public', 'contact_submissions', 'submitted_xact', 'pg_current_xact_id()', 'it is the writing one');
select has_index('public', 'contact_submissions', 'contact_submissions_xact', 'a hostile read scans no table');

select bag_eq(
  $$ select tgname::text from pg_trigger where tgrelid = 'public.contact_submissions'::regclass and not tgisinternal $$,
  array['contact_05_begin', 'contact_10_guard', 'contact_20_received', 'contact_20_imported', 'contact_20_changed',
        'contact_20_removed', 'contact_40_clear_daily'],
  'the triggers are these');

-- Row rules. Those of the requests: 02_rights.
select policies_are('public', 'contact_settings', array[]::name[], 'settings have no row rule, so no visitor meets one');
select is_empty(
  $$ select c.oid::regclass from pg_class c
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and c.relkind = 'r' and not c.relrowsecurity $$,
  'row rules are on for every table');
select is_empty(
  $$ select c.oid::regclass from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
        and not coalesce('security_invoker=true' = any (c.reloptions), false) $$,
  'every view reads with the rights of who asks');

-- Functions.
select is_empty(
  $$ select p.oid::regprocedure from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not coalesce(p.proconfig @> array['search_path=""'], false) $$,
  'every function has a fixed search path');
select is_empty(
  $$ select p.oid::regprocedure from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and p.prosecdef and p.proowner <> (select relowner from pg_class where oid = 'public.contact_submissions'::regclass) $$,
  'functions with the owner''s rights belong to the owner of the table');
select is_empty(
  $$ select p.oid::regprocedure from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and p.prosrc ~* '\mexecute\M' $$,
  'no function builds statements from text');

-- Settings.
select results_eq(
  $$ select per_email_hour, per_address_hour, overall_minute, daily_ceiling, confirmations_hour, keep, keep_events
       from contact_settings $$,
  $$ values (5, 30, 120, 5000, 60, interval '180 days', interval '1 year') $$, 'the limits and the 180 days are set');
select throws_ok($$ insert into contact_settings default values $$, '23505', null, 'there is one row of settings');
select throws_ok($$ update contact_settings set keep = '1 hour' $$, '23514', null, 'keeping less than a day is a mistake');
select throws_ok($$ update contact_settings set per_email_hour = 0 $$, '23514', null, 'a limit of nothing is a mistake');

select * from finish();
rollback;
