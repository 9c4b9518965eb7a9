-- The guard on the way in: what is sent twice is stored once, and one statement carries one request.
begin;
select plan(18);

create function pg_temp.send(body jsonb) returns jsonb language sql as $$
  with stored as (
    insert into public.contact_submissions (name, email, gdpr_consent, language, submission_key)
    select 'Ada Lovelace', r.email, true, 'de', coalesce(r.submission_key, gen_random_uuid())
      from jsonb_populate_record(null::public.contact_submissions, body) r
    returning *)
  select to_jsonb(stored) from stored $$;

-- Whatever somebody may grant by mistake.
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
select is((select substr(id::text, 1, 13) from contact_submissions where email = 'forged@b.de'),
          (select substr(hex, 1, 8) || '-' || substr(hex, 9, 4) from lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0') hex),
          'an id begins with its time, in milliseconds');
select matches((select id::text from contact_submissions where email = 'forged@b.de'),
               '^.{8}-.{4}-7.{3}-[89ab]', 'which makes it a UUID of version 7');

-- One key, one row.
set local role anon;
select lives_ok($$ select pg_temp.send('{"email": "key@b.de", "submission_key": "22222222-2222-4222-8222-222222222222"}') $$, 'a first attempt');
select throws_ok($$ select pg_temp.send('{"email": "key@b.de", "submission_key": "22222222-2222-4222-8222-222222222222"}') $$, '23505', null, 'a retry: already stored');
select throws_ok($$ select pg_temp.send('{"email": "other@b.de", "submission_key": "22222222-2222-4222-8222-222222222222"}') $$, '23505', null, 'somebody else''s key: the same words, and nothing of the row');

-- One statement, one request; the answer does not depend on whether somebody is known.
select throws_ok(
  format($$ insert into contact_submissions (name, email, gdpr_consent, language)
            select 'Ada', %L, true, 'de' from generate_series(1, %s) $$, email, rows),
  'PT400', 'One contact request at a time.', format('%s rows of %s', rows, email))
  from (values ('key@b.de'), ('unknown@b.de')) as who (email), (values (2), (5), (30), (120)) as many (rows);
reset role;
select is((select count(*) from contact_submissions), 2::bigint, 'nothing of it is stored');
select is((select sum(confirmed) from private.contact_counts), 2::bigint, 'nor counted');

-- A text that takes minutes to compare: normalising sorts marks, in a time that grows with the square of their number.
set local role anon;
set local "test.began" = '';
select set_config('test.began', clock_timestamp()::text, true);
select throws_ok(format($$ select pg_temp.send('{"email": "a%s%s@b.de"}') $$, repeat(U&'\0301', 8000), repeat(U&'\0323', 8000)), '23514', null,
                 'an e-mail of 32 kB of marks is refused');
select ok(clock_timestamp() - current_setting('test.began')::timestamptz < interval '10 seconds', 'at once');

select * from finish();
rollback;
