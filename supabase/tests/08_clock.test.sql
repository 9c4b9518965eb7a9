-- A clock that jumps: nothing is lost, nobody is shut out, nobody's request shows.
begin;
select plan(18);

create function pg_temp.send(address text) returns bigint language sql as $$
  with stored as (insert into public.contact_submissions (name, email, gdpr_consent, language)
                  values ('Ada Lovelace', address, true, 'de') returning 1)
  select count(*) from stored $$;
update contact_settings set cleared_on = current_date, overall_minute = 10;

-- Put back by two hours: what was stored before it looks as if it came from the future.
insert into contact_submissions (name, email, gdpr_consent, language, submitted_xact, created_at)
  select 'Future Frida', 'frida@example.com', true, 'de', '3', now() + interval '2 hours' from generate_series(1, 20);
set local role anon;
select is(pg_temp.send('ada@example.com'), 1::bigint, 'the form is open to everybody');
select is(pg_temp.send('frida@example.com'), 1::bigint, 'and to whoever wrote in that future');
reset role;
select is_empty($$ select over_limit from private.contact_handling where over_limit is not null $$, 'over no limit');
set local role anon;
select is((select count(*) from contact_submissions where name = 'Future Frida'), 0::bigint, 'whose requests do not show');
set local role service_role;
select is(contact_purge(), 0, 'nothing of it is cleared away');
select is((select count(*) from contact_inbox where name = 'Future Frida' and overdue), 0::bigint, 'nor overdue');

-- Put forward by a year: staff see a lot overdue, and clearing takes what is too old by that clock.
reset role;
update contact_submissions set created_at = now() - interval '179 days' where name = 'Future Frida';
set local role anon;
select is(pg_temp.send('eva@example.com'), 1::bigint, 'the form is open');
set local role service_role;
select is(contact_purge(), 0, 'a jump of less than the keeping time removes nothing');
select is((select count(*) from contact_inbox where name = 'Future Frida' and overdue), 20::bigint, 'old ones are overdue');

-- The day of clearing lies ahead: the next real day clears again.
reset role;
update contact_settings set cleared_on = current_date + 400;
set local role anon;
select is(pg_temp.send('ivo@example.com'), 1::bigint, 'a clearing day in the future costs nobody a request');
reset role;
select is((select cleared_on from contact_settings), current_date, 'and clearing goes on');

-- A leap by as much as requests are kept: the clock has to stand by it until the next day.
insert into contact_submissions (name, email, gdpr_consent, language, created_at)
  values ('Old Otto', 'otto@example.com', true, 'de', now() - interval '200 days');
update contact_settings set cleared_on = current_date - 200;
set local role anon;
select is(pg_temp.send('leap@example.com'), 1::bigint, 'the first request after the leap');
reset role;
select is((select count(*) from contact_submissions where name = 'Old Otto'), 1::bigint, 'removes nothing');
update contact_settings set cleared_on = current_date - 1;
set local role anon;
select is(pg_temp.send('next@example.com'), 1::bigint, 'the first of the next day');
reset role;
select is((select count(*) from contact_submissions where name = 'Old Otto'), 0::bigint, 'clears');

-- A connection that was busy in that future is not shut out either.
reset role;
update contact_settings set per_address_hour = 2;
set local role anon; set local "request.headers" = '{"x-forwarded-for": "203.0.113.77"}';
select is(pg_temp.send(i || '@future.de'), 1::bigint, 'a connection''s requests count') from generate_series(1, 1) i;
reset role;
insert into private.contact_networks
  select network_hash, counted_from + interval '2 hours', 20 from private.contact_networks;
set local role anon;
select is(pg_temp.send('2@future.de'), 1::bigint, 'a request beside those from the future is taken');
reset role;
select is_empty($$ select over_limit from private.contact_handling where over_limit = 'address' $$, 'which do not count');

select * from finish();
rollback;
