-- Clearing away: in small pieces for visitors, whole for staff, and never at the cost of a request.
begin;
select plan(16);

create function pg_temp.send(address text) returns bigint language sql as $$
  with stored as (insert into public.contact_submissions (name, email, gdpr_consent, language)
                  values ('Ada Lovelace', address, true, 'de') returning 1)
  select count(*) from stored $$;
update contact_settings set cleared_on = current_date - 1;
insert into contact_submissions (name, email, gdpr_consent, language, created_at)
  select 'Old Otto', i || '@old.de', true, 'de', now() - interval '200 days' from generate_series(1, 1200) i;
-- The import was the first statement of the day.
select is((select count(*) from contact_submissions), 700::bigint, 'whoever writes first on a day clears 500');
set local role anon; select pg_temp.send('a@b.de'); reset role;
select is((select count(*) from contact_submissions where name = 'Old Otto'), 200::bigint, 'the next one 500 more');
select isnt((select cleared_on from contact_settings), current_date, 'the day is not done');
set local role anon; select pg_temp.send('b@b.de'); reset role;
select is((select count(*) from contact_submissions where name = 'Old Otto'), 0::bigint, '[P-request-180-days] and the rest, without a scheduler');
select is((select cleared_on from contact_settings), current_date, 'then it is');
select set_eq($$ select day - (now() at time zone 'utc')::date from private.contact_salts where day >= (now() at time zone 'utc')::date $$,
              array[0, 1], 'the salts of today and tomorrow are there before anybody needs them');

-- A clearing that is stopped by a statement's time limit, or fails.
insert into contact_submissions (name, email, gdpr_consent, language, created_at)
  select 'Old Otto', i || '@old.de', true, 'de', now() - interval '200 days' from generate_series(1, 3) i;
create function pg_temp.fail() returns trigger language plpgsql as $$
begin raise exception using errcode = current_setting('pg_temp.code'); end $$;
create trigger fails before delete on contact_submissions for each statement execute function pg_temp.fail();
create function pg_temp.stopped_by(code text) returns bigint language plpgsql as $$
declare stored bigint;
begin
  perform set_config('pg_temp.code', code, true);
  update public.contact_settings set cleared_on = current_date - 1;
  set local role anon;
  stored := pg_temp.send(code || '@b.de');
  reset role;
  return stored;
end $$;
select is(pg_temp.stopped_by(code), 1::bigint, what || ' costs nobody a request')
  from (values ('57014', 'a time limit'), ('55P03', 'a lock'), ('53100', 'a full disk')) as stops (code, what);
select isnt((select cleared_on from contact_settings), current_date, 'the next request tries again');
drop trigger fails on contact_submissions;

-- Staff, or the scheduler.
select is(contact_purge(), 3, 'a purge takes all');
select is((select cleared_on from contact_settings), current_date, 'and notes the day');

-- The record of events.
select throws_ok($$ delete from private.contact_events $$, '42501', 'contact_events is append-only', 'nobody removes what is on record');
alter table private.contact_events disable trigger user;
update private.contact_events set happened_at = now() - interval '13 months' where id <= (select min(id) + 9 from private.contact_events);
alter table private.contact_events enable trigger user;
select lives_ok($$ select contact_purge() $$, 'a purge');
select is((select count(*) from private.contact_events where happened_at < now() - interval '1 year'), 0::bigint, 'takes events of more than a year along');
select throws_ok($$ update contact_settings set keep_events = '1 day' $$, '23514', null, 'they are kept longer than any back-up');

select * from finish();
rollback;
