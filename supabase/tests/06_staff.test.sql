-- Staff: the inbox, data protection, retention, and that what happened stays on record.
begin;
select plan(26);

-- The first request of a day clears old ones away; here that is to happen when it is asked for.
update contact_settings set cleared_on = current_date;
insert into contact_submissions (id, name, email, gdpr_consent, language, submitted_xact, created_at) values
  ('aaaaaaaa-0000-4000-8000-000000000001', 'Fresh Fred', 'fred@example.com', true, 'en', '3', now() - interval '3 hours'),
  ('aaaaaaaa-0000-4000-8000-000000000002', 'Late Olga', 'olga@example.com', true, 'de', '3', now() - interval '25 hours'),
  ('aaaaaaaa-0000-4000-8000-000000000003', 'Late Olga', 'Olga@Example.com', true, 'de', '3', now() - interval '26 hours'),
  ('aaaaaaaa-0000-4000-8000-000000000004', 'Kept Karl', 'karl@example.com', true, 'de', '3', now() - interval '179 days'),
  ('aaaaaaaa-0000-4000-8000-000000000005', 'Old Otto', 'otto@example.com', true, 'de', '3', now() - interval '181 days');

set local role service_role;
select set_eq($$ select name from contact_inbox where not overdue $$, array['Fresh Fred'], 'an answer is due within 24 hours');
select is((select answer_due_at - created_at from contact_inbox where name = 'Fresh Fred'), interval '24 hours', 'which the inbox says');
select ok(contact_answered('aaaaaaaa-0000-4000-8000-000000000002'), 'an answer is noted');
select ok(not contact_answered('bbbbbbbb-0000-4000-8000-000000000000'), 'not for a request that is not there');
select set_eq($$ select id from contact_inbox where name = 'Late Olga' and overdue $$,
              array['aaaaaaaa-0000-4000-8000-000000000003']::uuid[], 'what was answered is no longer overdue');
select isnt((select answered_at from contact_inbox where id = 'aaaaaaaa-0000-4000-8000-000000000002'), null, 'the inbox says when');

-- Articles 15 and 17.
select is(jsonb_array_length(contact_export(' OLGA@example.com ')), 2, 'an export holds all of one person');
select is(contact_export('nobody@example.com'), '[]', 'and nothing of nobody');
select ok(not (contact_export('olga@example.com') -> 0 ? 'submitted_xact'), 'nor what says nothing about anybody');
select is(contact_export('%'), '[]', 'an address is no pattern');
select is(contact_erase('olga@EXAMPLE.com'), 2, '[P-erase-on-request] erasing takes all of one person');
select is(contact_erase('olga@example.com'), 0, 'once');
select is(contact_export('olga@example.com'), '[]', 'nothing is left');
select set_eq($$ select name from contact_submissions $$, array['Fresh Fred', 'Kept Karl', 'Old Otto'], 'of nobody else');

-- Retention.
select is(contact_purge(), 1, '[P-request-180-days] what is older than 180 days goes');
select is_empty($$ select * from contact_submissions where name = 'Old Otto' $$, 'that one');
select lives_ok($$ update contact_settings set keep = '10 days' $$, 'how long is one setting, which staff may change');
select is(contact_purge(), 1, 'and it holds at once');
select throws_ok($$ update contact_settings set cleared_on = '2030-01-01' $$, '42501', null, 'the clearing day is not theirs');

-- The record.
select throws_ok(s, '42501', null, 'staff cannot: ' || s)
  from unnest(array['insert into private.contact_events (submission_id, kind) values (gen_random_uuid(), ''answered'')',
                    'insert into contact_submissions (name, email, gdpr_consent, language) values (''Ada'', ''a@b.de'', true, ''de'')',
                    'select * from private.contact_salts']) as s;
reset role;
select throws_ok(s, '42501', 'contact_events is append-only', 'nobody can: ' || s)
  from unnest(array['update private.contact_events set kind = ''answered''', 'delete from private.contact_events',
                    'truncate private.contact_events']) as s;
select results_eq(
  $$ select kind from private.contact_events where submission_id = 'aaaaaaaa-0000-4000-8000-000000000002' order by id $$,
  array['received', 'answered', 'removed'], 'what happened to a request outlives it');

select * from finish();
rollback;
