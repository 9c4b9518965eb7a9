-- Marks requests that a program may have filled in. Nobody is accused and nothing is lost: the request is
-- stored and the visitor thanked as always. Staff see the mark, and no confirmation goes to an address that a
-- program may have made up or borrowed. docs/decisions/0016-spam-signals.md says why.

alter table public.contact_submissions
  add column caution text,
  add constraint contact_caution_known check (caution in ('trap', 'haste'));

comment on column public.contact_submissions.caution is
  'trap: a field was filled that people do not see. haste: sent within three seconds. Null: as usual.';

grant insert (caution) on public.contact_submissions to anon;

create or replace view public.contact_inbox with (security_invoker = true) as
  select s.id, s.created_at, s.name, s.email, s.service, s.company_name, s.problem_description,
         s.language, s.privacy_version, a.answered_at,
         s.created_at + interval '24 hours' as answer_due_at,
         a.answered_at is null and now() > s.created_at + interval '24 hours' as overdue,
         s.caution
    from public.contact_submissions s
    left join lateral (
      select min(e.happened_at) as answered_at
        from private.contact_events e
       where e.submission_id = s.id and e.kind = 'answered') a on true;

create or replace function private.contact_notify() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.contact_notifications (submission_id, recipient) values (new.id, 'team');
  if new.caution is null then
    insert into private.contact_notifications (submission_id, recipient) values (new.id, 'visitor');
  end if;
  return null;
end $$;
