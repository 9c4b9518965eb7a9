-- Clearing away what is too old, in pieces: a visitor's request never waits for more than a small one.

alter table public.contact_settings
  -- How long the record of events is kept; longer than any back-up, since a restore asks it what was erased.
  add column keep_events interval not null default '1 year' check (keep_events >= interval '31 days');
grant update (keep_events) on public.contact_settings to service_role;

-- Append-only still, but for what is past its time.
create function private.contact_refuse_early_removal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.happened_at > now() - (select keep_events from public.contact_settings) then
    raise exception using errcode = '42501', message = 'contact_events is append-only';
  end if;
  return old;
end $$;
drop trigger contact_events_append_only on private.contact_events;
create trigger contact_events_append_only
  before update or truncate on private.contact_events
  for each statement execute function private.contact_refuse_change();
create trigger contact_events_kept
  before delete on private.contact_events
  for each row execute function private.contact_refuse_early_removal();

-- Removes at most so many rows of each kind, and makes the salts of today and tomorrow.
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
create or replace function public.contact_purge() returns integer
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

-- Retention needs no scheduler: the first requests of a day clear a piece each, until nothing is left.
create or replace function private.contact_clear_daily() returns trigger
language plpgsql security definer set search_path = '' set lock_timeout = '100ms' as $$
begin
  -- Of several requests one clears, and none waits.
  perform from public.contact_settings where cleared_on <> current_date for update skip locked;
  if not found then
    return null;
  end if;
  if (private.contact_clear(500)).finished then
    update public.contact_settings set cleared_on = current_date;
  end if;
  return null;
-- 'others' alone would not catch a statement's time limit. A failed clearing must not cost a visitor the request.
exception when query_canceled or others then
  raise warning 'clearing old contact requests failed: %', sqlstate;
  return null;
end $$;

revoke all on all functions in schema private from public, anon, authenticated, service_role;
