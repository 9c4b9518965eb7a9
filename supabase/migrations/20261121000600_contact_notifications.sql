-- Who is to be told of a new request: the team and the visitor, each at most once.
-- Sent by supabase/functions/contact-notify; docs/decisions/0011-notification.md says why it is built so.

create table private.contact_notifications (
  submission_id uuid        not null references public.contact_submissions on delete cascade,
  recipient     text        not null check (recipient in ('team', 'visitor')),
  next_try_at   timestamptz not null default now(),
  attempts      integer     not null default 0,
  -- Whoever sends holds a claim for a while; started_at is set before the mail server hears of the mail.
  claim         uuid,
  claimed_until timestamptz,
  started_at    timestamptz,
  outcome       text check (outcome in ('sent', 'given up', 'uncertain')),
  -- A code, never a server's words: these quote addresses.
  problem       text check (problem ~ '^[A-Z0-9_ ]{1,40}$'),
  primary key (submission_id, recipient)
);
create index contact_notifications_due on private.contact_notifications (next_try_at) where outcome is null;

alter table private.contact_notifications enable row level security;
revoke all on table private.contact_notifications from public, anon, authenticated, service_role;
grant select on private.contact_notifications to service_role;

alter table private.contact_events drop constraint contact_events_kind_check;
alter table private.contact_events add constraint contact_events_kind_check
  check (kind in ('received', 'answered', 'removed', 'team told', 'visitor told'));

-- In the transaction that stores the request. Rows that an operator imports tell nobody.
create function private.contact_notify() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.contact_notifications (submission_id, recipient)
    values (new.id, 'team'), (new.id, 'visitor');
  return null;
end $$;
revoke all on function private.contact_notify() from public, anon, authenticated, service_role;

create trigger contact_20_notify after insert on public.contact_submissions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.contact_notify();

-- Takes what is due, so that nobody else takes it for two minutes, with what the mails need to say.
create function public.contact_notifications_claim(how_many integer default 10)
returns table (submission_id uuid, recipient text, claim uuid, received_at timestamptz, name text, email text,
               service text, company_name text, problem_description text, language text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  -- Whoever started these never came back: the mail may be out, so it is not sent again.
  update private.contact_notifications
     set outcome = 'uncertain', problem = 'NO WORD'
   where outcome is null and started_at is not null and claimed_until < now();
  -- A confirmation that comes after a day would only puzzle.
  update private.contact_notifications n
     set outcome = 'given up', problem = 'TOO LATE'
    from public.contact_submissions s
   where s.id = n.submission_id and n.recipient = 'visitor' and n.outcome is null and n.started_at is null
     and s.created_at < now() - interval '1 day';
  return query
    with due as (
      select d.submission_id, d.recipient from private.contact_notifications d
       where d.outcome is null and d.started_at is null and d.next_try_at <= now()
         and (d.claimed_until is null or d.claimed_until < now())
       order by d.next_try_at
       limit least(greatest(how_many, 0), 100)
       for update skip locked),
    taken as (
      update private.contact_notifications n
         set claim = gen_random_uuid(), claimed_until = now() + interval '2 minutes', attempts = n.attempts + 1
        from due where n.submission_id = due.submission_id and n.recipient = due.recipient
      returning n.submission_id, n.recipient, n.claim)
    select t.submission_id, t.recipient, t.claim, s.created_at, s.name, s.email,
           s.service, s.company_name, s.problem_description, s.language
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

-- How it went: 'sent', 'uncertain', 'given up', or 'retry' later, twice as late each time, twelve times in all.
create function public.contact_notification_settle(
  submission uuid, to_whom text, held_claim uuid, went text, code text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.contact_notifications n
     set outcome       = case when went = 'retry' then case when n.attempts >= 12 then 'given up' end else went end,
         problem       = code,
         started_at    = case when went = 'retry' then null else n.started_at end,
         claim         = null,
         claimed_until = null,
         next_try_at   = now() + interval '1 minute' * least(power(2, n.attempts - 1), 360)
   where n.submission_id = submission and n.recipient = to_whom and n.claim = held_claim and n.outcome is null;
  if found and went = 'sent' then
    insert into private.contact_events (submission_id, kind) values (submission, to_whom || ' told');
    return true;
  end if;
  return found;
end $$;

-- Problems for an operator: mails that may not have arrived, or are an hour late.
create view public.contact_notifications_watch with (security_invoker = true) as
  select n.submission_id, n.recipient, n.outcome, n.problem, n.attempts, s.created_at as received_at
    from private.contact_notifications n
    join public.contact_submissions s on s.id = n.submission_id
   where n.outcome in ('given up', 'uncertain')
      or (n.outcome is null and s.created_at < now() - interval '1 hour');
comment on view public.contact_notifications_watch is
  'Notifications that were given up, may be lost, or are an hour late. Empty when all is well.';

revoke all on public.contact_notifications_watch from public, anon, authenticated, service_role;
grant select on public.contact_notifications_watch to service_role;
revoke all on function public.contact_notifications_claim(integer),
  public.contact_notification_start(uuid, text, uuid),
  public.contact_notification_settle(uuid, text, uuid, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.contact_notifications_claim(integer),
  public.contact_notification_start(uuid, text, uuid),
  public.contact_notification_settle(uuid, text, uuid, text, text)
  to service_role;
