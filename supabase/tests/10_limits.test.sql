-- Limits mark, they do not refuse; only the day's ceiling does.
begin;
select plan(47);

create function pg_temp.send(address text) returns bigint language sql as $$
  with stored as (insert into public.contact_submissions (name, email, gdpr_consent, language)
                  values ('Ada Lovelace', address, true, 'de') returning 1)
  select count(*) from stored $$;
create view pg_temp.marks as
  select s.email, h.over_limit, h.confirmed from contact_submissions s join private.contact_handling h on h.submission_id = s.id;
create view pg_temp.waiting as
  select s.email, n.recipient from private.contact_notifications n join contact_submissions s on s.id = n.submission_id
   where n.outcome is null;
update contact_settings set cleared_on = current_date;

-- Spellings of one mailbox.
select is(private.mailbox(spelled), 'victim@b.de', spelled || ' is victim@b.de')
  from unnest(array['victim@b.de', ' Victim@B.DE ', 'victim+offer@b.de', 'victim+a+b@b.de', 'victim@b.de.', 'ｖictim@b.de']) as spelled;
select is(private.mailbox('V.Ic.Tim+x@googlemail.com'), 'victim@gmail.com', 'Gmail knows no dots, and two domains');
select isnt(private.mailbox('vic.tim@b.de'), 'victim@b.de', 'elsewhere a dot makes another mailbox');
select is(private.mailbox('+x@b.de'), '+x@b.de', 'a tag alone is the name');
select isnt(private.mailbox(spelled), 'victim@b.de', spelled || ' belongs to example.org')
  from unnest(array['victim＠b.de@example.org', 'victim﹫b.de@example.org', 'victim@b.de@example.org']) as spelled;

-- Five an hour for a mailbox.
set local role anon;
select is(sum(pg_temp.send('ke+' || i || '@B.de')), 5::numeric, 'five are stored') from generate_series(1, 5) i;
select is(pg_temp.send('kE@b.de'), 1::bigint, 'so is the sixth');
select is(pg_temp.send('another@b.de'), 1::bigint, 'and another one');
reset role;
select results_eq($$ select over_limit, count(*) from pg_temp.marks group by 1 order by 1 $$,
                  $$ values ('email', 1::bigint), (null, 6) $$, 'the sixth is marked');
select set_eq($$ select * from pg_temp.waiting where email ilike 'ke%@b.de' and recipient = 'visitor' $$,
              $$ values ('ke+1@B.de', 'visitor') $$, 'one confirmation for a mailbox a day');
select is((select count(*) from pg_temp.waiting where recipient = 'team'), 6::bigint, 'the team is told of the usual ones');
select is((select count(*) from private.contact_notifications), 14::bigint, 'each request makes the same rows');
update contact_submissions set created_at = now() - interval '61 minutes' where email ilike 'ke%@b.de';
set local role anon;
select is(pg_temp.send('ke@b.de'), 1::bigint, 'an hour later');
reset role;
select results_eq($$ select over_limit, confirmed from pg_temp.marks where email = 'ke@b.de' $$,
                  $$ values (null::text, false) $$, 'it is no longer over the limit, nor confirmed a second time');

-- The network address, in the header that the operator trusts.
update contact_settings set per_address_hour = 2;
create function pg_temp.from_network(headers text, address text) returns text language plpgsql as $$
begin
  perform set_config('request.headers', headers, true);
  set local role anon;
  perform pg_temp.send(address);
  reset role;
  return (select coalesce(over_limit, 'none') from pg_temp.marks where email = address);
end $$;
select is(pg_temp.from_network('{"x-forwarded-for": "6.6.6.6, 203.0.113.9"}', i || '@ip.de'), 'none', 'two from one address') from generate_series(1, 2) i;
select is(pg_temp.from_network('{"x-forwarded-for": "7.7.7.7, 203.0.113.9"}', '3@ip.de'), 'address', 'a forged first hop does not help');
select is(pg_temp.from_network('{"x-forwarded-for": "203.0.113.9", "cf-connecting-ip": "203.0.113.10"}', '4@ip.de'), 'address', 'nor does a header that nobody trusts');
select is(pg_temp.from_network('{"x-forwarded-for": "::ffff:203.0.113.9"}', '5@ip.de'), 'address', 'nor the other way to write it');
select is(pg_temp.from_network('{"x-forwarded-for": "203.0.113.9:4711"}', '6@ip.de'), 'address', 'nor a port');
select is(pg_temp.from_network('{"x-forwarded-for": "203.0.113.10"}', '7@ip.de'), 'none', 'another address is not concerned');
select is(pg_temp.from_network(format('{"x-forwarded-for": "2001:db8:1:2::%s"}', i), i || '@six.de'),
          case when i < 3 then 'none' else 'address' end, 'an IPv6 network of /64 counts as one') from generate_series(1, 3) i;
select is(pg_temp.from_network('{"x-forwarded-for": "2001:db8:1:3::1"}', '4@six.de'), 'none', 'the next /64 is another');
select is(pg_temp.from_network(headers, md5(headers) || '@odd.de'), 'none', format('headers cost nobody a request: %L', headers))
  from unnest(array['not json', '', '{}', '{"x-forwarded-for": "unknown"}']) as headers;
update contact_settings set address_header = 'cf-connecting-ip';
select is(pg_temp.from_network('{"x-forwarded-for": "203.0.113.11", "cf-connecting-ip": "203.0.113.9"}', '8@ip.de'), 'address', 'which header is trusted is a setting');
select set_eq($$ select extract(minute from counted_from)::int % 10, extract(second from counted_from)::int, octet_length(network_hash) from private.contact_networks $$,
              $$ values (0, 0, 32) $$, 'what is kept is a hash and ten minutes');
select columns_are('private', 'contact_networks', array['network_hash', 'counted_from', 'requests']);

-- All together, and the ceiling.
reset "request.headers";
update contact_settings set per_address_hour = null, overall_minute =
  (select count(*) from contact_submissions where created_at > now() - interval '1 minute');
set local role anon; select pg_temp.send('all@b.de'); reset role;
select is((select over_limit from pg_temp.marks where email = 'all@b.de'), 'overall', 'very many are marked, too');
update contact_settings set daily_ceiling = (select count(*) from contact_submissions) + 1;
set local role anon;
select is(pg_temp.send('last@b.de'), 1::bigint, 'the last of the day');
select throws_ok($$ select pg_temp.send('beyond@b.de') $$, 'PT429', 'No more requests can be taken today; please write an e-mail.', 'beyond the ceiling nothing is stored');
reset role;
select is((select count(*) from contact_submissions where email = 'beyond@b.de'), 0::bigint, 'really nothing');
delete from contact_submissions where email like '%@six.de';
set local role anon;
select is(pg_temp.send('again@b.de'), 1::bigint, 'a flood that is deleted opens the form again');
reset role;

-- What a provider may give to one household takes a tenth of the day.
update contact_settings set daily_ceiling = 100, per_address_hour = 3, overall_minute = null, address_header = 'x-forwarded-for';
select is(count(pg_temp.from_network(format('{"x-forwarded-for": "2001:db8:7:%s::1"}', i), i || '@home.de')), 10::bigint, 'ten networks of one /48')
  from generate_series(1, 10) i;
select throws_ok($$ select pg_temp.from_network('{"x-forwarded-for": "2001:db8:7:ff::1"}', 'more@home.de') $$, 'PT429', null, 'from one more of them it is closed');
reset role;
select is(pg_temp.from_network('{"x-forwarded-for": "2001:db8:8::1"}', 'else@home.de'), 'none', 'for everybody else it is open');

select * from finish();
rollback;
