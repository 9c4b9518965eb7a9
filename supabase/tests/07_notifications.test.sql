-- Notifications: each recipient at most once, and nothing that is left unsaid.
begin;
select plan(30);

insert into contact_submissions (name, email, gdpr_consent, language) values ('Imported Ida', 'ida@example.com', true, 'de');
select is_empty($$ select * from private.contact_notifications $$, 'rows that an operator imports tell nobody');
set local role anon;
insert into contact_submissions (name, email, gdpr_consent, language, service)
  values ('Ada Lovelace', 'ada@example.com', true, 'en', 'Lead Generator');
reset role;
select set_eq($$ select recipient from private.contact_notifications where outcome is null and attempts = 0 $$,
              array['team', 'visitor'], 'a request has two to be told, in the commit that stores it');

-- The function works as service_role and keeps its claims, as here.
create temporary table held (submission uuid, recipient text, claim uuid);
grant all on held to service_role;
set local role service_role;
select is_empty($$ select * from contact_notifications_claim(0) $$, 'who asks for none gets none');
insert into held select submission_id, recipient, claim from contact_notifications_claim();
select set_eq('select recipient from held', array['team', 'visitor'], 'a claim takes what is due');
select is_empty($$ select * from contact_notifications_claim() $$, 'nobody else gets what is claimed');
select ok(not contact_notification_start(submission, recipient, gen_random_uuid()), 'a foreign claim starts nothing') from held where recipient = 'team';
select ok(contact_notification_start(submission, recipient, claim), 'the held one does') from held where recipient = 'team';
select ok(not contact_notification_start(submission, recipient, claim), 'once') from held where recipient = 'team';
select ok(not contact_notification_settle(submission, recipient, gen_random_uuid(), 'sent'), 'a foreign claim settles nothing') from held where recipient = 'team';
select ok(contact_notification_settle(submission, recipient, claim, 'sent'), 'the held one does') from held where recipient = 'team';
select ok(not contact_notification_settle(submission, recipient, claim, 'retry'), 'what is sent stays sent') from held where recipient = 'team';
select results_eq($$ select e.kind from private.contact_events e join held h on h.submission = e.submission_id
                     where h.recipient = 'team' order by e.id $$, array['received', 'team told'], 'and is on record');

-- A mail server that says "later".
select ok(contact_notification_settle(submission, recipient, claim, 'retry', 'ECONNECTION'), 'a retry is noted') from held where recipient = 'visitor';
select results_eq($$ select next_try_at - now(), started_at is null, problem from private.contact_notifications where recipient = 'visitor' $$,
                  $$ values (interval '1 minute', true, 'ECONNECTION') $$, 'for a minute later');
select is_empty($$ select * from contact_notifications_claim() $$, 'not before');
reset role;
update private.contact_notifications set next_try_at = now() - interval '1 second' where recipient = 'visitor';
set local role service_role;
delete from held; insert into held select submission_id, recipient, claim from contact_notifications_claim();
select ok(contact_notification_settle(submission, recipient, claim, 'retry', 'ECONNECTION'), 'a second time') from held;
select is((select next_try_at - now() from private.contact_notifications where recipient = 'visitor'), interval '2 minutes', 'twice as late');
reset role;
update private.contact_notifications set attempts = 11, next_try_at = now() where recipient = 'visitor';
set local role service_role;
delete from held; insert into held select submission_id, recipient, claim from contact_notifications_claim();
select ok(contact_notification_settle(submission, recipient, claim, 'retry', 'ECONNECTION'), 'the twelfth time') from held;
select is((select outcome from private.contact_notifications where recipient = 'visitor'), 'given up', 'it is given up');
select results_eq($$ select recipient, outcome, problem from contact_notifications_watch $$,
                  $$ values ('visitor', 'given up', 'ECONNECTION') $$, 'which the watch shows');

-- A sender that is killed.
reset role;
update private.contact_notifications set outcome = null, problem = null, attempts = 1, next_try_at = now(), claimed_until = null;
delete from held; insert into held select submission_id, recipient, claim from contact_notifications_claim();
update private.contact_notifications set claimed_until = now() - interval '1 second';
update private.contact_notifications set next_try_at = now();
select ok(not contact_notification_start(submission, recipient, claim), 'a claim that ran out starts nothing') from held where recipient = 'visitor';
select contact_notifications_tidy();
select is((select count(*) from contact_notifications_claim()), 1::bigint, 'killed before the mail server heard of it: taken up again');
select is((select outcome from private.contact_notifications where recipient = 'team'), 'uncertain', 'killed after: never sent a second time');
select set_eq($$ select recipient from contact_notifications_watch $$, array['team'], 'which the watch shows');

-- Erased, old, malformed.
update contact_submissions set created_at = now() - interval '25 hours' where name = 'Ada Lovelace';
update private.contact_notifications set outcome = null, started_at = null, claimed_until = null, problem = null,
       received_at = now() - interval '25 hours', next_try_at = now() - interval '25 hours';
select contact_notifications_tidy();
select results_eq($$ select recipient from contact_notifications_claim() $$, array['team'], 'a confirmation a day late is not sent, the team is told');
select is((select problem from private.contact_notifications where recipient = 'visitor'), 'TOO LATE', 'and it says why');
select throws_ok($$ update private.contact_notifications set problem = '550 no mailbox ada@example.com' $$, '23514', null, 'a server''s words, which quote addresses, are never kept');
select throws_ok($$ update private.contact_notifications set outcome = 'perhaps' $$, '23514', null, 'an outcome is one of three');
select is(contact_erase('ada@example.com'), 1, 'an erased request');
select is_empty($$ select * from private.contact_notifications $$, 'takes its notifications along');

select * from finish();
rollback;
