-- Who is to be told of a new request: the team and the visitor, each at most once. The team comes first, and what is
-- over a limit reaches it as a digest. Sent by supabase/functions/contact-notify;
-- docs/decisions/0011-notification.md says why it is built so.

create table private.contact_notifications (
  submission_id uuid        not null references public.contact_submissions on delete cascade,
  recipient     text        not null check (recipient in ('team', 'visitor')),
  next_try_at   timestamptz not null default now(),
  attempts      integer     not null default 0,
  -- Whoever sends holds a claim for a while; started_at is set before the mail server hears of the mail.
  claim         uuid,
  claimed_until timestamptz,
  started_at    timestamptz,
  outcome       text check (outcome in ('sent', 'given up', 'uncertain', 'withheld')),
  -- A code, never a server's words: these quote addresses.
  problem       text check (problem ~ '^[A-Z0-9_ ]{1,40}$'),
  received_at   timestamptz not null default now(),
  -- Instead of this one request: all that were over a limit since the last digest.
  digest        boolean     not null default false,
  primary key (submission_id, recipient)
);
create index contact_notifications_due on private.contact_notifications (recipient, next_try_at)
  where outcome is null and started_at is null;
create index contact_notifications_under_way on private.contact_notifications (claimed_until)
  where outcome is null and started_at is not null;
create index contact_notifications_digests on private.contact_notifications (started_at) where digest;
create index contact_notifications_failed on private.contact_notifications (submission_id)
  where outcome in ('given up', 'uncertain');

alter table private.contact_notifications enable row level security;
revoke all on table private.contact_notifications from public, anon, authenticated, service_role;
grant select on private.contact_notifications to service_role;

-- Housekeeping before a run, a piece at a time.
create function public.contact_notifications_tidy() returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Whoever started these never came back: the mail may be out, so it is not sent again.
  update private.contact_notifications set outcome = 'uncertain', problem = 'NO WORD'
   where (submission_id, recipient) in (
     select n.submission_id, n.recipient from private.contact_notifications n
      where n.outcome is null and n.started_at is not null and n.claimed_until < now()
      order by n.claimed_until limit 1000 for update skip locked);
  -- A confirmation that comes after a day would only puzzle.
  update private.contact_notifications set outcome = 'given up', problem = 'TOO LATE'
   where (submission_id, recipient) in (
     select n.submission_id, n.recipient from private.contact_notifications n
      where n.outcome is null and n.started_at is null and n.recipient = 'visitor'
        and n.next_try_at <= now() - interval '1 day'
      order by n.next_try_at limit 1000 for update skip locked);
  -- The digest takes the place of a withheld mail: the first that the team has not heard of; once an hour at most.
  update private.contact_notifications
     set digest = true, outcome = null, received_at = now(), next_try_at = now()
   where recipient = 'team'
     and submission_id = (select h.submission_id
                            from private.contact_handling h join private.contact_notifications n using (submission_id)
                           where h.over_limit is not null and h.told_at is null
                             and n.recipient = 'team' and n.outcome = 'withheld'
                           order by h.received_at limit 1)
     and not exists (select from private.contact_notifications d where d.digest
                      and (d.started_at is null or d.started_at > now() - interval '1 hour'));
end $$;

-- Takes what is due, so that nobody else takes it for two minutes, with what the mails need to say. At most half of it
-- is the team's while visitors wait, and visitors get what the team leaves. of_digest: how many a digest stands for.
create function public.contact_notifications_claim(how_many integer default 10)
returns table (submission_id uuid, recipient text, claim uuid, received_at timestamptz, name text, email text,
               service text, company_name text, problem_description text, language text, of_digest integer)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most integer := least(greatest(how_many, 0), 100);
begin
  return query
    with team as (
      select n.submission_id, n.recipient from private.contact_notifications n
       where n.outcome is null and n.started_at is null and n.recipient = 'team' and n.next_try_at <= now()
       order by n.next_try_at limit (most + 1) / 2 for update skip locked),
    -- Twice a limit: the planner sorts all that is due for one whose number it does not know beforehand.
    visitors as (
      select * from (
        select n.submission_id, n.recipient from private.contact_notifications n
         where n.outcome is null and n.started_at is null and n.recipient = 'visitor'
           and n.next_try_at <= now() and n.next_try_at > now() - interval '1 day'
           and n.received_at > now() - interval '1 day'
         order by n.next_try_at limit most for update skip locked) first
       limit most - (select count(*) from team)),
    taken as (
      update private.contact_notifications n
         set claim = gen_random_uuid(), attempts = n.attempts + 1,
             claimed_until = now() + interval '2 minutes', next_try_at = now() + interval '2 minutes'
        from (select * from team union all select * from visitors) due
       where n.submission_id = due.submission_id and n.recipient = due.recipient
      returning n.submission_id, n.recipient, n.claim, n.digest)
    select t.submission_id, t.recipient, t.claim, s.created_at, s.name, s.email,
           s.service, s.company_name, s.problem_description, s.language,
           case when t.digest then (select count(*)::integer from private.contact_handling h
                                     where h.over_limit is not null and h.told_at is null) end
      from taken t join public.contact_submissions s on s.id = t.submission_id;
end $$;

-- The last word before a mail goes out. False: the claim ran out, or the request was erased meanwhile.
create function public.contact_notification_start(submission uuid, to_whom text, held_claim uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.contact_notifications
     set started_at = now()
   where submission_id = submission and recipient = to_whom and claim = held_claim
     and claimed_until > now() and started_at is null and outcome is null;
  return found;
end $$;

-- How it went: 'sent', 'uncertain', 'given up', or 'retry' later, twice as late each time, twelve times in all and for a
-- visitor no longer than a day.
create function public.contact_notification_settle(
  submission uuid, to_whom text, held_claim uuid, went text, code text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  mail   private.contact_notifications;
  again  timestamptz;
  ending text := nullif(went, 'retry');
begin
  select * into mail from private.contact_notifications n
   where n.submission_id = submission and n.recipient = to_whom and n.claim = held_claim and n.outcome is null
     for update;
  if not found then
    return false;
  end if;
  again := now() + interval '1 minute' * least(power(2, mail.attempts - 1), 360);
  if went = 'retry' and (mail.attempts >= 12
                         or (to_whom = 'visitor' and again > mail.received_at + interval '1 day')) then
    ending := 'given up';
  end if;
  update private.contact_notifications n
     set outcome = ending, problem = code, claim = null, claimed_until = null, next_try_at = again,
         started_at = case when ending is null then null else n.started_at end
   where n.submission_id = submission and n.recipient = to_whom;
  if ending = 'sent' and mail.digest then
    update private.contact_handling set told_at = now()
     where over_limit is not null and told_at is null
       and received_at <= mail.claimed_until - interval '2 minutes';
  end if;
  if ending = 'sent' then
    insert into private.contact_events (submission_id, kind) values (submission, to_whom || ' told');
  end if;
  return true;
end $$;

-- A mail that may not have arrived, or is an hour late, until the request is answered.
create view public.contact_notifications_watch with (security_invoker = true) as
  select n.submission_id, n.recipient, n.outcome, n.problem, n.attempts, n.received_at
    from (select * from private.contact_notifications failed where failed.outcome in ('given up', 'uncertain')
          union all
          select * from private.contact_notifications waiting
           where waiting.outcome is null and waiting.started_at is null
             and waiting.received_at < now() - interval '1 hour'
          union all
          select * from private.contact_notifications under_way
           where under_way.outcome is null and under_way.started_at is not null
             and under_way.received_at < now() - interval '1 hour') n
    join private.contact_handling h on h.submission_id = n.submission_id
   where h.answered_at is null;
comment on view public.contact_notifications_watch is
  'Notifications that were given up, may be lost, or are an hour late. Empty when all is well.';

-- All that somebody should look at, in one place: for `npm run inbox -- watch` and whatever watches the site.
create view public.contact_watch with (security_invoker = true) as
  select 'answers are overdue' as concern, count(*)::integer as how_many, min(h.received_at) as since
    from private.contact_handling h
   where h.answered_at is null and h.received_at < now() - interval '24 hours'
  having count(*) > 0
  union all
  select 'mails to the ' || w.recipient || ': ' || coalesce(w.outcome, 'late'), count(*)::integer, min(w.received_at)
    from public.contact_notifications_watch w group by w.recipient, w.outcome
  union all
  select 'requests over a limit that the team has not been told of', count(*)::integer, min(h.received_at)
    from private.contact_handling h
   where h.over_limit is not null and h.told_at is null and h.received_at < now() - interval '2 hours'
  having count(*) > 0
  union all
  select 'requests: half of the day''s ceiling is used up', count(*)::integer, min(s.created_at)
    from public.contact_submissions s
   where s.created_at > now() - interval '24 hours'
  having count(*) * 2 >= (select daily_ceiling from public.contact_settings);
comment on view public.contact_watch is 'What somebody should look at. Empty when all is well.';

revoke all on public.contact_notifications_watch, public.contact_watch from public, anon, authenticated, service_role;
grant select on public.contact_notifications_watch, public.contact_watch to service_role;
revoke all on function public.contact_notifications_tidy(), public.contact_notifications_claim(integer),
  public.contact_notification_start(uuid, text, uuid),
  public.contact_notification_settle(uuid, text, uuid, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.contact_notifications_tidy(), public.contact_notifications_claim(integer),
  public.contact_notification_start(uuid, text, uuid),
  public.contact_notification_settle(uuid, text, uuid, text, text)
  to service_role;
