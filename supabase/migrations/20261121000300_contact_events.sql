-- The history of each request: append-only, without personal data.
--
-- No foreign key on purpose: that a request was removed stays on record, and the
-- bare id says nothing about anybody.

create table private.contact_events (
  id            bigint generated always as identity primary key,
  submission_id uuid        not null,
  kind          text        not null check (kind in ('received', 'answered', 'removed')),
  happened_at   timestamptz not null default now()
);
create index contact_events_submission on private.contact_events (submission_id, kind);

alter table private.contact_events enable row level security;
revoke all on table private.contact_events from public, anon, authenticated, service_role;
grant select on private.contact_events to service_role;

create function private.contact_refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = '42501', message = 'contact_events is append-only';
end $$;

create trigger contact_events_append_only
  before update or delete or truncate on private.contact_events
  for each statement execute function private.contact_refuse_change();

-- Stored and noted in one commit: a notification can neither be lost nor invented.
create function private.contact_note_received() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.contact_events (submission_id, kind) values (new.id, 'received');
  return null;
end $$;

create function private.contact_note_removed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.contact_events (submission_id, kind) values (old.id, 'removed');
  return null;
end $$;

create trigger contact_20_received after insert on public.contact_submissions
  for each row execute function private.contact_note_received();
create trigger contact_20_removed after delete on public.contact_submissions
  for each row execute function private.contact_note_removed();

revoke all on all functions in schema private from public, anon, authenticated, service_role;
