-- The guard on the way in: what is sent twice is stored once, and limits hold.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(22);

create function pg_temp.send(body jsonb) returns jsonb language sql as $$
  with stored as (
    insert into public.contact_submissions (name, email, gdpr_consent, language, submission_key)
    select 'Ada Lovelace', r.email, true, 'de', coalesce(r.submission_key, gen_random_uuid())
      from jsonb_populate_record(null::public.contact_submissions, body) r
    returning *)
  select to_jsonb(stored) from stored $$;

-- Whatever somebody may grant by mistake one day.
grant insert on contact_submissions to anon;
set local role anon;
select results_eq(
  $$ insert into contact_submissions (id, created_at, submitted_xact, name, email, gdpr_consent, language)
     values ('11111111-1111-4111-8111-111111111111', '2020-01-01', '3', 'Ada', 'forged@b.de', true, 'de')
     returning id = '11111111-1111-4111-8111-111111111111', created_at = now(), submitted_xact = pg_current_xact_id() $$,
  $$ values (false, true, true) $$, 'id, time and transaction are the database''s own, even with the right to send them');
reset role;
revoke insert on contact_submissions from anon;
grant insert (name, email, service, company_name, problem_description, gdpr_consent, language, user_agent, submission_key)
  on contact_submissions to anon;
set local role anon;

-- One key, one row.
select lives_ok($$ select pg_temp.send('{"email": "key@b.de", "submission_key": "22222222-2222-4222-8222-222222222222"}') $$, 'a first attempt');
select throws_ok($$ select pg_temp.send('{"email": "key@b.de", "submission_key": "22222222-2222-4222-8222-222222222222"}') $$, '23505', null, 'a retry: already stored');
select throws_ok($$ select pg_temp.send('{"email": "other@b.de", "submission_key": "22222222-2222-4222-8222-222222222222"}') $$, '23505', null, 'somebody else''s key: the same words, and nothing of the row');

-- Five an hour for an e-mail address, however it is written.
select lives_ok($$ select pg_temp.send('{"email": "Key@B.de"}') from generate_series(1, 4) $$, 'five an hour');
select throws_ok($$ select pg_temp.send('{"email": "kEy@b.de"}') $$, 'PT429', null, 'the sixth is too many');
select throws_ok($$ select pg_temp.send('{"email": "key@b.de", "submission_key": "22222222-2222-4222-8222-222222222222"}') $$, '23505', null, 'a retry beyond the limit is still already stored');
select lives_ok($$ select pg_temp.send('{"email": "another@b.de"}') $$, 'another address is not concerned');
reset role;
update contact_submissions set created_at = now() - interval '61 minutes' where lower(email) = 'key@b.de';
set local role anon;
select lives_ok($$ select pg_temp.send('{"email": "key@b.de"}') $$, 'an hour later it is welcome again');

-- The network address, as the last gateway saw it.
reset role; update contact_settings set per_address_hour = 2;
set local role anon; set local "request.headers" = '{"x-forwarded-for": "6.6.6.6, 203.0.113.9"}';
select lives_ok($$ select pg_temp.send(jsonb_build_object('email', i || '@ip.de')) from generate_series(1, 2) i $$, 'two from one address');
select throws_ok($$ select pg_temp.send('{"email": "3@ip.de"}') $$, 'PT429', null, 'the third is too many');
set local "request.headers" = '{"x-forwarded-for": "7.7.7.7, 203.0.113.9"}';
select throws_ok($$ select pg_temp.send('{"email": "4@ip.de"}') $$, 'PT429', null, 'a forged first hop does not help');
set local "request.headers" = '{"x-forwarded-for": "203.0.113.9", "cf-connecting-ip": "203.0.113.10"}';
select lives_ok($$ select pg_temp.send('{"email": "5@ip.de"}') $$, 'the gateway''s own header goes first');
set local "request.headers" = 'not json';
select lives_ok($$ select pg_temp.send('{"email": "6@ip.de"}') $$, 'unreadable headers cost nobody a request');
set local "request.headers" = '';
select lives_ok($$ select pg_temp.send('{"email": "7@ip.de"}') $$, 'nor do none');
reset role;
select is_empty($$ select * from private.contact_addresses where position('203.0.113'::bytea in address_hash) > 0 or octet_length(address_hash) <> 32 $$, 'no address is kept');
select is((select count(*) from private.contact_salts), 1::bigint, 'there is one salt for the day');

-- All together.
update contact_settings set per_address_hour = null, overall_minute = (select count(*) + 1 from contact_submissions where created_at > now() - interval '1 minute');
set local role anon;
select lives_ok($$ select pg_temp.send('{"email": "1@all.de"}') $$, 'the last of the minute');
select throws_ok($$ select pg_temp.send('{"email": "2@all.de"}') $$, 'PT429', null, 'one more is too many');
select throws_like($$ select pg_temp.send('{"email": "2@all.de"}') $$, '%try again in a minute%', 'and says when to try again');
reset role;
update contact_settings set per_email_hour = null, per_address_hour = null, overall_minute = null;
set local role anon;
select lives_ok($$ select pg_temp.send('{"email": "key@b.de"}') from generate_series(1, 20) $$, 'null turns a limit off');
reset role;
select is_empty(
  $$ select s.id from contact_submissions s where s.email not in ('forged@b.de')
      except select submission_id from private.contact_events where kind = 'received' $$,
  'each request is noted in the commit that stored it');

select * from finish();
rollback;
