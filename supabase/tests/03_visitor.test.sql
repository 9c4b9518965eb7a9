-- A visitor adds one request and gets it back; whatever else a visitor tries is refused.
begin;
select plan(20);

create function pg_temp.send(body jsonb) returns jsonb language sql as $$
  with stored as (
    insert into public.contact_submissions (name, email, service, company_name, problem_description,
                                            gdpr_consent, language, user_agent, submission_key)
    select r.name, r.email, r.service, r.company_name, r.problem_description,
           r.gdpr_consent, r.language, r.user_agent, coalesce(r.submission_key, gen_random_uuid())
      from jsonb_populate_record(null::public.contact_submissions,
             '{"name": "Ada Lovelace", "email": "ada@example.com", "gdpr_consent": true, "language": "de"}' || body) r
    returning *)
  select to_jsonb(stored) from stored $$;

-- Somebody else's requests, stored by earlier transactions; the second has the id that this transaction will have,
-- as it can happen after a restore into another cluster; the third was stored in the very instant of this one.
insert into contact_submissions (name, email, gdpr_consent, language, submitted_xact, created_at) values
  ('Someone Else', 'else@example.com', true, 'en', '3', now() - interval '3 hours'),
  ('Restored Rita', 'rita@example.com', true, 'en', pg_current_xact_id(), now() - interval '9 hours'),
  ('Simultaneous Sam', 'sam@example.com', true, 'en', '3', now());

set local role anon;
select is((select count(*) from contact_submissions), 0::bigint, 'a visitor sees nobody''s request, not even of the same transaction id, or of the same instant');
select is(pg_temp.send('{}') ->> 'email', 'ada@example.com', 'sending answers with the row');
select results_eq('select name from contact_submissions', array['Ada Lovelace'], 'which is all that this transaction sees');
select is(pg_temp.send('{"email": "b@example.com"}') ->> 'privacy_version', '2025-01/1.0', 'the policy''s version is the database''s own');
select isnt(pg_temp.send('{"email": "c@example.com"}') ->> 'id', null, 'so is the id');

-- Other people's requests, and the own one once it is sent.
select throws_ok(format(s, 'contact_submissions'), '42501', null, 'a visitor cannot: ' || s)
  from unnest(array['update %I set name = ''Mallory''', 'delete from %I', 'truncate %I',
                    'update %I set name = ''Mallory'' where true returning *',
                    'select * from %I for update', 'lock table %I in share mode']) as s;
select throws_ok($$ insert into contact_submissions (name, email, gdpr_consent, language) values ('Ada', 'a@b.de', true, 'de')
                    on conflict (submission_key) do update set name = 'Mallory' $$, '42501', null, 'nor overwrite by an upsert');
select throws_ok($$ copy contact_submissions to stdout $$, null, null, 'nor copy the table out');
select is_empty($$ select s.* from contact_submissions s where s.email = 'else@example.com' $$, 'no filter finds another''s request');
select is_empty($$ select s.* from contact_submissions s where exists (select from contact_submissions o where o.id = s.id and o.name = 'Someone Else') $$, 'nor does a condition that reaches round it');
select is((select count(*) from contact_submissions where name = 'Someone Else' or true), 3::bigint, 'counting counts the own ones');

-- Ways round a row rule: the planner's statistics, a condition that tells, a plan that counts.
select is_empty($$ select * from pg_stats where schemaname = 'public' and tablename = 'contact_submissions' $$, 'statistics show no values');
create function pg_temp.tells(value text) returns boolean language plpgsql cost 0.0001 as $$
begin
  if value like 'else@%' then raise exception 'seen: %', value; end if;
  return true;
end $$;
select lives_ok($$ select * from contact_submissions where pg_temp.tells(email) $$, 'a condition is never asked about another''s request');
select lives_ok($$ declare later cursor with hold for select * from contact_submissions where name = 'Someone Else' $$, 'a cursor that outlives the transaction');
select is_empty('fetch all from later', 'holds nothing');

select * from finish();
rollback;
