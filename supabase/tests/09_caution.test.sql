-- A request that looks as if a program had written it: stored, marked, and confirmed to nobody.
begin;
select plan(7);

set local role anon;
select lives_ok($$ insert into contact_submissions (name, email, gdpr_consent, language) values ('Usual Una', 'una@b.de', true, 'de') $$, 'a usual request');
select lives_ok($$ insert into contact_submissions (name, email, gdpr_consent, language, caution) values ('Ada', 'trap@b.de', true, 'de', 'trap') $$, 'a filled trap costs nobody a request');
select lives_ok($$ insert into contact_submissions (name, email, gdpr_consent, language, caution) values ('Ada', 'haste@b.de', true, 'de', 'haste') $$, 'nor does haste');
select throws_ok($$ insert into contact_submissions (name, email, gdpr_consent, language, caution) values ('Ada', 'x@b.de', true, 'de', 'guilty') $$, '23514', null, 'there is no other mark');
reset role;

select results_eq($$ select email, caution from contact_inbox order by email $$,
  $$ values ('haste@b.de', 'haste'), ('trap@b.de', 'trap'), ('una@b.de', null) $$, 'staff see the mark');
select set_eq($$ select s.email, n.recipient from private.contact_notifications n join contact_submissions s on s.id = n.submission_id
            where n.outcome is null $$,
  $$ values ('una@b.de', 'team'), ('una@b.de', 'visitor'), ('trap@b.de', 'team'), ('haste@b.de', 'team') $$,
  '[P-mark-no-mail] the team is told of each, the address only of a usual one');
select is((select count(*) from private.contact_events where kind = 'received'), 3::bigint, 'each is on record');

select * from finish();
rollback;
