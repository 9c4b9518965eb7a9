-- Limits that are no weapon. A request over a limit is stored and marked: no confirmation goes out, and a digest tells
-- the team. The visitor gets the same answer. Only the day's ceiling refuses. docs/decisions/0016-spam-signals.md says why.

alter table public.contact_settings
  -- Requests in 24 hours; what one more would cost is the disk.
  add column daily_ceiling      integer default 5000 check (daily_ceiling > 1),
  -- Confirmations in an hour, to all visitors together.
  add column confirmations_hour integer default 60 check (confirmations_hour >= 0),
  -- The header in which our own gateway writes the visitor's address; of a list, the last entry. Null: none.
  add column address_header     text default 'x-forwarded-for' check (address_header ~ '^[a-z0-9-]{1,40}$');
grant update (daily_ceiling, confirmations_hour, address_header) on public.contact_settings to service_role;
comment on table public.contact_settings is
  'One row: limits (null turns one off), the trusted address header, and how long contact requests are kept.';

-- Requests of a network address, counted in windows of ten minutes: no row and no time leads to a request.
drop table private.contact_addresses;
create table private.contact_networks (
  network_hash bytea       not null,
  counted_from timestamptz not null,
  requests     integer     not null,
  primary key (network_hash, counted_from)
);
-- Counts of all visitors together in an hour. Several rows for each hour, so that visitors do not wait for each other.
create table private.contact_counts (
  hour         timestamptz not null,
  slot         integer     not null,
  stored       integer     not null,
  over_address integer     not null,
  confirmed    integer     not null,
  primary key (hour, slot)
);
alter table private.contact_networks enable row level security;
alter table private.contact_counts   enable row level security;
revoke all on table private.contact_networks, private.contact_counts from public, anon, authenticated, service_role;
grant select on private.contact_counts to service_role;

-- UUID version 7: begins with the time, so that new rows lie side by side in every index.
create function private.time_ordered_uuid() returns uuid
language sql volatile set search_path = '' as $$
  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
           placing substring(int8send((extract(epoch from now()) * 1000)::bigint) from 3) from 1 for 6),
           52, 1), 53, 1), 'hex')::uuid;
$$;

-- The visitor's network as the gateway saw it: an IPv4 address, or the half of an IPv6 address that a provider gives
-- to one customer. Null where no gateway gives one.
create function private.request_network() returns text
language plpgsql stable set search_path = '' as $$
declare
  header  text;
  address inet;
begin
  select nullif(current_setting('request.headers', true), '')::jsonb ->> address_header
    into header from public.contact_settings;
  -- Every earlier entry may be the visitor's own invention.
  address := regexp_replace(btrim(split_part(header, ',', -1)), '^([0-9.]+):[0-9]+$', '\1')::inet;
  if address <<= '::ffff:0:0/96'::inet then
    return replace(host(address), '::ffff:', '');
  end if;
  return case family(address) when 6 then network(set_masklen(address, 64))::text else host(address) end;
exception when others then
  return null; -- A request is never lost over a header.
end $$;
drop function private.request_address();

-- How many requests the network has sent in about an hour, this one included.
create function private.count_network(network text) returns integer
language plpgsql set search_path = '' as $$
declare
  hash bytea;
begin
  select sha256(s.salt || convert_to(network, 'UTF8')) into hash
    from private.contact_salts s where s.day = (now() at time zone 'utc')::date;
  if hash is null then
    perform private.contact_make_salts();
    return private.count_network(network);
  end if;
  insert into private.contact_networks values (hash, date_bin('10 minutes', now(), '2000-01-01'), 1)
    on conflict (network_hash, counted_from) do update set requests = contact_networks.requests + 1;
  return (select sum(requests) from private.contact_networks
           where network_hash = hash and counted_from > now() - interval '1 hour' and counted_from <= now());
end $$;

-- Today's salt and tomorrow's, so that no visitor has to wait for another one's.
create function private.contact_make_salts() returns void
language sql set search_path = '' as $$
  insert into private.contact_salts (day, salt)
    select (now() at time zone 'utc')::date + ahead,
           sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
      from generate_series(0, 1) ahead
    on conflict (day) do nothing;
$$;
select private.contact_make_salts();

-- The limit that a new request is over, or null. Times ahead of the clock do not count: it may have been put back.
create function private.limit_reached(box text, settings public.contact_settings) returns text
language plpgsql set search_path = '' as $$
declare
  network text := private.request_network();
begin
  -- Counted whatever the outcome, so that the answer to all takes the same time.
  if network is not null and private.count_network(network) > settings.per_address_hour then
    return 'address';
  end if;
  if (select count(*) from (select from private.contact_handling h
       where h.mailbox = box and h.received_at > now() - interval '1 hour'
         and h.received_at < now() + interval '1 minute' limit settings.per_email_hour) recent)
     >= settings.per_email_hour then
    return 'email';
  end if;
  -- This request is among them.
  if (select count(*) from (select from public.contact_submissions s
       where s.created_at > now() - interval '1 minute' and s.created_at < now() + interval '1 minute'
       limit settings.overall_minute + 1) recent) > settings.overall_minute then
    return 'overall';
  end if;
  return null;
end $$;

-- Counts a request, refuses it beyond the ceiling, and says whether its mailbox is to get a confirmation.
-- May overshoot by the number of parallel connections: a lock for all would let one hold up every other visitor.
create function private.contact_count(box text, reached text, usual boolean, settings public.contact_settings)
returns boolean
language plpgsql set search_path = '' as $$
declare
  sums    record;
  confirm boolean;
begin
  select coalesce(sum(c.stored), 0) as stored, coalesce(sum(c.over_address), 0) as over_address,
         coalesce(sum(c.confirmed) filter (where c.hour = date_trunc('hour', now())), 0) as confirmed
    into sums from private.contact_counts c where c.hour > now() - interval '24 hours' and c.hour <= now();
  -- Connections that are over their own limit may use up half of the day; the other half stays for everybody else.
  if sums.stored >= settings.daily_ceiling
     or (reached = 'address' and sums.over_address >= settings.daily_ceiling / 2) then
    raise exception using errcode = 'PT429', hint = 'ceiling',
      message = 'No more requests can be taken today; please write an e-mail.';
  end if;
  confirm := usual and reached is null and sums.confirmed < coalesce(settings.confirmations_hour, 2147483647)
    and not exists (select from private.contact_handling h
                     where h.mailbox = box and h.confirmed and h.received_at > now() - interval '1 day');
  insert into private.contact_counts
    values (date_trunc('hour', now()), pg_backend_pid() % 8, 1, (reached is not distinct from 'address')::int, confirm::int)
    on conflict (hour, slot) do update
      set stored       = contact_counts.stored + 1,
          over_address = contact_counts.over_address + excluded.over_address,
          confirmed    = contact_counts.confirmed + excluded.confirmed;
  return confirm;
end $$;

-- One request in one statement, whatever it holds. Asked before anything is counted: of several rows, the later ones
-- would otherwise tell by their answer what the first ones met.
create function private.contact_begin_statement() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform set_config('contact.has_row', 'no', true);
  return null;
end $$;

create or replace function private.contact_guard() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('contact.has_row', true) = 'yes' then
    raise exception using errcode = 'PT400', hint = 'one-row', message = 'One contact request at a time.';
  end if;
  perform set_config('contact.has_row', 'yes', true);

  -- Whatever was sent, and whatever somebody may have granted by mistake.
  new.id             := private.time_ordered_uuid();
  new.created_at     := now();
  new.submitted_xact := pg_current_xact_id();

  -- A request is never lost over something that the visitor cannot see.
  new.user_agent   := left(new.user_agent, 512);
  new.name         := private.single_line(new.name);
  new.company_name := nullif(private.single_line(new.company_name), '');

  -- One mailbox at a time, so that counting is exact.
  perform pg_advisory_xact_lock(hashtext('contact mailbox'), hashtext(private.mailbox(new.email)));
  return new;
end $$;

-- Stored, noted, limited and ordered to be told in one commit: a notification can neither be lost nor invented. After
-- the row's own rules and its key: what is nonsense or a retry counts nowhere.
create function private.contact_receive() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  settings public.contact_settings;
  box      text := private.mailbox(new.email);
  reached  text;
  confirm  boolean;
begin
  select * into settings from public.contact_settings;
  reached := private.limit_reached(box, settings);
  confirm := private.contact_count(box, reached, new.caution is null, settings);
  insert into private.contact_events (submission_id, kind) values (new.id, 'received');
  insert into private.contact_handling (submission_id, received_at, mailbox, over_limit, confirmed)
    values (new.id, new.created_at, box, reached, confirm);
  -- The same rows for everybody, so that the time of the answer tells nothing.
  insert into private.contact_notifications (submission_id, recipient, received_at, outcome)
    values (new.id, 'team', new.created_at, case when reached is not null then 'withheld' end),
           (new.id, 'visitor', new.created_at, case when not confirm then 'withheld' end);
  return null;
end $$;

-- Rows that an operator imports meet no limit and tell nobody.
create function private.contact_import() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.contact_events (submission_id, kind) values (new.id, 'received');
  insert into private.contact_handling (submission_id, received_at, mailbox)
    values (new.id, new.created_at, private.mailbox(new.email));
  return null;
end $$;

drop trigger contact_20_received on public.contact_submissions;
drop trigger contact_20_notify on public.contact_submissions;
drop trigger contact_30_one_at_a_time on public.contact_submissions;
drop function private.contact_note_received(), private.contact_notify(), private.contact_one_at_a_time(),
  private.limit_email(text, integer), private.limit_address(text, integer), private.limit_overall(integer),
  private.refuse_too_many(text, text);

create trigger contact_05_begin before insert on public.contact_submissions
  for each statement execute function private.contact_begin_statement();
create trigger contact_20_received after insert on public.contact_submissions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.contact_receive();
create trigger contact_20_imported after insert on public.contact_submissions
  for each row when (current_user not in ('anon', 'authenticated'))
  execute function private.contact_import();

revoke all on all functions in schema private from public, anon, authenticated, service_role;
