-- Staff and data protection: inbox, answered, export (GDPR art. 15), erasure
-- (art. 17), retention (art. 5). For service_role alone.

create view public.contact_inbox with (security_invoker = true) as
  select s.id, s.created_at, s.name, s.email, s.service, s.company_name, s.problem_description,
         s.language, s.privacy_version, a.answered_at,
         s.created_at + interval '24 hours' as answer_due_at,
         a.answered_at is null and now() > s.created_at + interval '24 hours' as overdue
    from public.contact_submissions s
    left join lateral (
      select min(e.happened_at) as answered_at
        from private.contact_events e
       where e.submission_id = s.id and e.kind = 'answered') a on true;
comment on view public.contact_inbox is
  'Contact requests for staff. The site promises an answer within 24 hours: see answer_due_at and overdue.';

revoke all on public.contact_inbox from public, anon, authenticated, service_role;
grant select on public.contact_inbox to service_role;

-- True when the request exists.
create function public.contact_answered(submission uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.contact_events (submission_id, kind)
    select s.id, 'answered' from public.contact_submissions s where s.id = submission;
  return found;
end $$;

create function public.contact_export(address text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(s) - 'submitted_xact' order by s.created_at), '[]')
    from public.contact_submissions s
   where lower(s.email) = lower(btrim(address));
$$;

-- How many requests were removed.
create function public.contact_erase(address text) returns integer
language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.contact_submissions where lower(email) = lower(btrim(address)) returning 1)
  select count(*)::integer from gone;
$$;

-- Removes what is older than the setting allows; how many requests that were.
create function public.contact_purge() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  delete from public.contact_submissions
   where created_at < now() - (select keep from public.contact_settings);
  get diagnostics removed = row_count;
  delete from private.contact_addresses where created_at < now() - interval '1 day';
  delete from private.contact_salts     where day < (now() at time zone 'utc')::date - 1;
  return removed;
end $$;

revoke all on function public.contact_answered(uuid), public.contact_export(text),
  public.contact_erase(text), public.contact_purge()
  from public, anon, authenticated, service_role;
grant execute on function public.contact_answered(uuid), public.contact_export(text),
  public.contact_erase(text), public.contact_purge()
  to service_role;

-- Retention needs no scheduler: the first request of a day clears away what is too old.
create function private.contact_clear_daily() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Of several first requests one clears, and none waits.
  perform from public.contact_settings where cleared_on < current_date for update skip locked;
  if found then
    update public.contact_settings set cleared_on = current_date;
    perform public.contact_purge();
  end if;
  return null;
exception when others then
  raise warning 'clearing old contact requests failed: %', sqlstate;
  return null; -- A failed clearing must not cost a visitor the request.
end $$;
revoke all on function private.contact_clear_daily() from public, anon, authenticated, service_role;

create trigger contact_40_clear_daily after insert on public.contact_submissions
  for each statement execute function private.contact_clear_daily();
