import type { Database } from "../../supabase/local/database.ts";

/**
 * Fills a project as years of use would: a request every ten seconds or so back from an hour ago, nearly all answered,
 * each with four events and two notifications that were sent. Ids begin with their time, as the guard makes them.
 * Written without triggers, which is why it takes a superuser.
 */
export async function seed(superuser: Database, requests: number): Promise<void> {
  await superuser.run(`
    set session_replication_role = replica;
    set synchronous_commit = off;
    create table public.seed as
      select overlay(gen_random_uuid()::text placing
               substr(hex, 1, 8) || '-' || substr(hex, 9, 4) || '-7' from 1 for 15)::uuid as id, at, number
        from (select number, at, lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') as hex
                from (select number, now() - interval '1 hour' - interval '10 seconds' * (${requests} - number) as at
                        from generate_series(1, ${requests}) number) times) timed;
    insert into contact_submissions (id, created_at, name, email, gdpr_consent, language, problem_description,
                                     user_agent, submitted_xact)
      select id, at, 'Ada Lovelace', 'ada.' || number || '@example.com', true, 'de', repeat('Sixty mails a day. ', 12),
             'Mozilla/5.0 (X11; Linux x86_64)', (number + 1000000000)::text::xid8 from seed;
    insert into private.contact_handling (submission_id, received_at, mailbox, confirmed, answered_at)
      select id, at, 'ada.' || number || '@example.com', true,
             case when number % 1000 = 0 then null else at + interval '3 hours' end from seed;
    insert into private.contact_events (submission_id, kind, happened_at)
      select id, kind, at from seed, unnest(array['received', 'team told', 'visitor told', 'answered']) kind;
    insert into private.contact_notifications (submission_id, recipient, received_at, next_try_at, started_at, attempts, outcome)
      select id, recipient, at, at, at, 1, 'sent' from seed, unnest(array['team', 'visitor']) recipient;
    drop table seed;
    set session_replication_role = origin;
    update contact_settings set keep = '100 years', keep_events = '100 years', cleared_on = current_date`);
  await superuser.run("vacuum (analyze)");
  await superuser.run("checkpoint");
}

/** Lets so many of the newest notifications wait to be sent. */
export async function letWait(superuser: Database, count: number): Promise<void> {
  await superuser.run(`
    set synchronous_commit = off;
    update private.contact_notifications set outcome = null, started_at = null, received_at = now(), next_try_at = now()
     where (submission_id, recipient) in (
       select submission_id, recipient from private.contact_notifications order by submission_id desc limit ${count})`);
  await superuser.run("vacuum (analyze) private.contact_notifications");
}
