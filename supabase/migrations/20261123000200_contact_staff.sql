-- Staff and data protection: inbox, answered, export (GDPR art. 15), erasure (art. 17), retention (art. 5).
-- For service_role alone.

create view public.contact_inbox with (security_invoker = true) as
  select s.id, s.created_at, s.name, s.email, s.service, s.company_name, s.problem_description,
         s.language, s.privacy_version, h.answered_at,
         s.created_at + interval '24 hours' as answer_due_at,
         h.answered_at is null and h.received_at < now() - interval '24 hours' as overdue,
         s.caution, h.over_limit
    from public.contact_submissions s
    join private.contact_handling h on h.submission_id = s.id;
comment on view public.contact_inbox is
  'Contact requests for staff. The site promises an answer within 24 hours: see answer_due_at and overdue.';

-- True when the request exists. Noted again, it stays answered at the first time.
create function public.contact_answered(submission uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.contact_handling set answered_at = coalesce(answered_at, now()) where submission_id = submission;
  if not found then
    return false;
  end if;
  insert into private.contact_events (submission_id, kind) values (submission, 'answered');
  return true;
end $$;

create function public.contact_export(address text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(s) - 'submitted_xact'
                            || jsonb_build_object('over_limit', h.over_limit, 'answered_at', h.answered_at)
                            order by s.created_at), '[]')
    from public.contact_submissions s
    join private.contact_handling h on h.submission_id = s.id
   where h.mailbox = private.mailbox(address);
$$;

-- How many requests were removed: all of the mailbox, however the address was spelled.
create function public.contact_erase(address text) returns integer
language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.contact_submissions s
     using private.contact_handling h
     where h.submission_id = s.id and h.mailbox = private.mailbox(address)
    returning 1)
  select count(*)::integer from gone;
$$;

-- Clears away what is too old, in pieces: a visitor's request never waits for more than a small one. Removes at most so
-- many rows of each kind, and makes the salts of today and tomorrow.
create function private.contact_clear(at_most integer, out removed integer, out finished boolean)
language plpgsql set search_path = '' as $$
declare
  settings public.contact_settings;
  others   integer;
begin
  select * into settings from public.contact_settings;
  -- Whatever somebody else is just changing waits for the next time.
  delete from public.contact_submissions
   where id in (select s.id from public.contact_submissions s where s.created_at < now() - settings.keep
                 order by s.created_at limit at_most for update skip locked);
  get diagnostics removed = row_count;
  finished := removed < at_most;
  delete from private.contact_networks
   where ctid in (select n.ctid from private.contact_networks n where n.counted_from < now() - interval '1 day'
                   limit at_most);
  get diagnostics others = row_count;
  finished := finished and others < at_most;
  -- The oldest come first, so that a look at these is enough.
  delete from private.contact_events
   where id in (select first.id from (select e.id, e.happened_at from private.contact_events e
                                       order by e.id limit at_most) first
                 where first.happened_at <= now() - settings.keep_events);
  get diagnostics others = row_count;
  finished := finished and others < at_most;
  delete from private.contact_counts where hour < now() - interval '2 days';
  delete from private.contact_salts  where day < (now() at time zone 'utc')::date - 1;
  perform private.contact_make_salts();
end $$;

-- Removes all that is older than the settings allow; how many requests that were.
create function public.contact_purge() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  total integer := 0;
  piece record;
begin
  loop
    piece := private.contact_clear(5000);
    total := total + piece.removed;
    exit when piece.finished;
  end loop;
  update public.contact_settings set cleared_on = current_date;
  return total;
end $$;

-- Clears a piece, once it is another day. A clock that has leapt by as much as requests are kept may be wrong and would
-- remove them all: it has to stand by its day until tomorrow.
create function private.contact_clear_due(at_most integer) returns void
language plpgsql set search_path = '' as $$
declare
  settings public.contact_settings;
begin
  -- Of several requests one clears, and none waits.
  select * into settings from public.contact_settings where cleared_on <> current_date for update skip locked;
  if not found then
    return;
  end if;
  if settings.cleared_on between current_date - settings.keep and current_date + settings.keep then
    if not (private.contact_clear(at_most)).finished then
      return;
    end if;
  end if;
  update public.contact_settings set cleared_on = current_date;
end $$;

-- Retention needs no scheduler: the first requests of a day clear a piece each, until nothing is left.
create function private.contact_clear_daily() returns trigger
language plpgsql security definer set search_path = '' set lock_timeout = '100ms' as $$
begin
  perform private.contact_clear_due(500);
  return null;
-- 'others' alone would not catch a statement's time limit. A failed clearing must not cost a visitor the request.
exception when query_canceled or others then
  raise warning 'clearing old contact requests failed: %', sqlstate;
  return null;
end $$;
create trigger contact_40_clear_daily after insert on public.contact_submissions
  for each statement execute function private.contact_clear_daily();

revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on public.contact_inbox from public, anon, authenticated, service_role;
grant select on public.contact_inbox to service_role;
revoke all on function public.contact_answered(uuid), public.contact_export(text),
  public.contact_erase(text), public.contact_purge()
  from public, anon, authenticated, service_role;
grant execute on function public.contact_answered(uuid), public.contact_export(text),
  public.contact_erase(text), public.contact_purge()
  to service_role;
