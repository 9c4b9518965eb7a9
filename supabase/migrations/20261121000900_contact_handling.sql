-- Facts about a request besides its content, from the database and the team: one row each, which no visitor reads.
-- Kept apart from the request because a visitor gets the own row back: a mark in it would tell who reached a limit.

-- A mail program reads an address with these characters as several, or with a name: the confirmation would go to
-- whomever a visitor names, in the visitor's words. Likewise dots that only look like one, and what is invisible.
-- Not checked for older rows: a database that holds one must still start.
alter table public.contact_submissions drop constraint contact_email_shape;
alter table public.contact_submissions add constraint contact_email_shape check (
  char_length(email) <= 254
  and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'
  and email !~ '[]()<>,;:"\\[\u3002\uff0e\uff61\u2024\ufe52\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]')
  not valid;

-- The mailbox behind an address, however it is spelled: letter case, compatible letters (full width), a tag after
-- '+', a last dot of the domain, and the dots that Gmail ignores make no other mailbox.
create function private.mailbox(address text) returns text
language sql immutable set search_path = '' as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
              else name || '@' || domain end
    from (select regexp_replace(split_part(plain, '@', 1), '(.)\+.*$', '\1') as name,
                 rtrim(split_part(plain, '@', 2), '.') as domain
            from (select lower(normalize(btrim(address), NFKC)) as plain) written) parts;
$$;

create table private.contact_handling (
  submission_id uuid        primary key references public.contact_submissions on delete cascade,
  received_at   timestamptz not null,
  mailbox       text        not null,
  -- Which limit the request was over when it came; docs/decisions/0016-spam-signals.md.
  over_limit    text        check (over_limit in ('email', 'address', 'overall')),
  -- The team has been told of it in a digest.
  told_at       timestamptz,
  -- A confirmation to the mailbox was ordered.
  confirmed     boolean     not null default false,
  answered_at   timestamptz
);
create index contact_handling_mailbox   on private.contact_handling (mailbox, received_at);
create index contact_handling_confirmed on private.contact_handling (mailbox, received_at) where confirmed;
create index contact_handling_open      on private.contact_handling (received_at) where answered_at is null;
create index contact_handling_untold    on private.contact_handling (received_at)
  where over_limit is not null and told_at is null;

alter table private.contact_handling enable row level security;
revoke all on table private.contact_handling from public, anon, authenticated, service_role;
grant select on private.contact_handling to service_role;

insert into private.contact_handling (submission_id, received_at, mailbox, answered_at)
  select s.id, s.created_at, private.mailbox(s.email),
         (select min(e.happened_at) from private.contact_events e where e.submission_id = s.id and e.kind = 'answered')
    from public.contact_submissions s;
drop index public.contact_submissions_email;

-- Staff may put an address right; what is found by the mailbox must follow.
create function private.contact_follow_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.contact_handling
     set mailbox = private.mailbox(new.email), received_at = new.created_at
   where submission_id = new.id;
  return null;
end $$;
create trigger contact_20_changed after update of email, created_at on public.contact_submissions
  for each row execute function private.contact_follow_change();

create or replace view public.contact_inbox with (security_invoker = true) as
  select s.id, s.created_at, s.name, s.email, s.service, s.company_name, s.problem_description,
         s.language, s.privacy_version, h.answered_at,
         s.created_at + interval '24 hours' as answer_due_at,
         h.answered_at is null and h.received_at < now() - interval '24 hours' as overdue,
         s.caution, h.over_limit
    from public.contact_submissions s
    join private.contact_handling h on h.submission_id = s.id;

-- True when the request exists. Noted again, it stays answered at the first time.
create or replace function public.contact_answered(submission uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.contact_handling set answered_at = coalesce(answered_at, now()) where submission_id = submission;
  if not found then
    return false;
  end if;
  insert into private.contact_events (submission_id, kind) values (submission, 'answered');
  return true;
end $$;

create or replace function public.contact_export(address text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(s) - 'submitted_xact'
                            || jsonb_build_object('over_limit', h.over_limit, 'answered_at', h.answered_at)
                            order by s.created_at), '[]')
    from public.contact_submissions s
    join private.contact_handling h on h.submission_id = s.id
   where h.mailbox = private.mailbox(address);
$$;

-- How many requests were removed: all of the mailbox, however the address was spelled.
create or replace function public.contact_erase(address text) returns integer
language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.contact_submissions s
     using private.contact_handling h
     where h.submission_id = s.id and h.mailbox = private.mailbox(address)
    returning 1)
  select count(*)::integer from gone;
$$;

revoke all on function private.mailbox(text), private.contact_follow_change()
  from public, anon, authenticated, service_role;
