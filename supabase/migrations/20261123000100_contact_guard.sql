-- What happens as a request comes in: columns of the server's own, limits, and what is noted beside it.
--
-- Limits are no weapon: a request over one is stored and marked, no confirmation goes out, and a digest tells the team.
-- The visitor gets the same answer. Only the day's ceiling refuses: PT429 (HTTP 429), hint 'ceiling'.
-- docs/decisions/0016-spam-signals.md says why.

-- The history of each request: append-only, without personal data. No foreign key on purpose: that a request was
-- removed stays on record, and the bare id says nothing about anybody.
create table private.contact_events (
  id            bigint generated always as identity primary key,
  submission_id uuid        not null,
  kind          text        not null check (kind in ('received', 'answered', 'removed', 'team told', 'visitor told')),
  happened_at   timestamptz not null default now()
);
create index contact_events_submission on private.contact_events (submission_id, kind);

-- Facts about a request besides its content: one row each, which no visitor reads. Kept apart from the request because
-- a visitor gets the own row back: a mark in it would tell who reached a limit.
create table private.contact_handling (
  submission_id uuid        primary key references public.contact_submissions on delete cascade,
  received_at   timestamptz not null,
  mailbox       text        not null,
  -- The limit that the request was over when it came.
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
create index contact_handling_address   on private.contact_handling (received_at) where over_limit = 'address';
create index contact_handling_untold    on private.contact_handling (received_at)
  where over_limit is not null and told_at is null;

-- One random salt for each day. Without it a hash cannot be led back to an address, and the salts of past days are
-- deleted.
create table private.contact_salts (
  day  date  primary key,
  salt bytea not null
);
-- Requests of a network address, counted in windows of ten minutes.
create table private.contact_networks (
  network_hash bytea       not null,
  counted_from timestamptz not null,
  requests     integer     not null,
  primary key (network_hash, counted_from)
);
-- Confirmations in an hour, to all visitors together. They stay counted when a request is deleted: the mail is out.
-- Several rows for each hour, so that visitors do not wait for each other.
create table private.contact_counts (
  hour      timestamptz not null,
  slot      integer     not null,
  confirmed integer     not null,
  primary key (hour, slot)
);

alter table private.contact_events   enable row level security;
alter table private.contact_handling enable row level security;
alter table private.contact_salts    enable row level security;
alter table private.contact_networks enable row level security;
alter table private.contact_counts   enable row level security;
revoke all on table private.contact_events, private.contact_handling, private.contact_salts, private.contact_networks,
  private.contact_counts from public, anon, authenticated, service_role;
grant select on private.contact_events, private.contact_handling, private.contact_counts to service_role;

-- Append-only, but for what is past its time.
create function private.contact_refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = '42501', message = 'contact_events is append-only';
end $$;
create function private.contact_refuse_early_removal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.happened_at > now() - (select keep_events from public.contact_settings) then
    raise exception using errcode = '42501', message = 'contact_events is append-only';
  end if;
  return old;
end $$;
create trigger contact_events_append_only before update or truncate on private.contact_events
  for each statement execute function private.contact_refuse_change();
create trigger contact_events_kept before delete on private.contact_events
  for each row execute function private.contact_refuse_early_removal();

-- Control characters become one space: a name ends up in mail headers.
create function private.single_line(value text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(value, '[[:cntrl:]]+', ' ', 'g'));
$$;

-- UUID version 7: begins with the time, so that new rows lie side by side in every index.
create function private.time_ordered_uuid() returns uuid
language sql volatile set search_path = '' as $$
  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
           placing substring(int8send((extract(epoch from now()) * 1000)::bigint) from 3) from 1 for 6),
           52, 1), 53, 1), 'hex')::uuid;
$$;

-- The mailbox behind an address, however it is spelled: letter case, compatible letters (full width), a tag after
-- '+', a last dot of the domain, and the dots that Gmail ignores make no other mailbox. What stands after the last @ is
-- the domain before anything is normalised, since that makes an @ of other signs. Cut, because the time that
-- normalising takes grows with the square of the length.
create function private.mailbox(address text) returns text
language sql immutable set search_path = '' as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
              else name || '@' || domain end
    from (select regexp_replace(lower(normalize(regexp_replace(plain, '@[^@]*$', ''), NFKC)), '(.)\+.*$', '\1') as name,
                 rtrim(lower(coalesce(substring(plain from '@([^@]*)$'), '')), '.') as domain
            from (select btrim(left(address, 254)) as plain) cut) parts;
$$;

-- The visitor's network as the gateway saw it: an IPv4 address, or so many bits of an IPv6 address. Null where no
-- gateway gives one.
create function private.request_network(ipv6_bits integer) returns text
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
    address := replace(host(address), '::ffff:', '')::inet;
  end if;
  return network(set_masklen(address, case family(address) when 6 then ipv6_bits else 32 end))::text;
exception when others then
  return null; -- A request is never lost over a header.
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

-- How many requests the network has sent in about this time, this one included. Null for no network.
create function private.count_network(network text, back interval) returns integer
language plpgsql set search_path = '' as $$
declare
  hash bytea;
begin
  if network is null then
    return null;
  end if;
  select sha256(s.salt || convert_to(network, 'UTF8')) into hash
    from private.contact_salts s where s.day = (now() at time zone 'utc')::date;
  if hash is null then
    perform private.contact_make_salts();
    return private.count_network(network, back);
  end if;
  insert into private.contact_networks values (hash, date_bin('10 minutes', now(), '2000-01-01'), 1)
    on conflict (network_hash, counted_from) do update set requests = contact_networks.requests + 1;
  return (select sum(requests) from private.contact_networks
           where network_hash = hash and counted_from > now() - back and counted_from <= now());
end $$;

-- The limit that a new request is over, or null. Times ahead of the clock do not count: it may have been put back.
create function private.limit_reached(box text, settings public.contact_settings) returns text
language plpgsql set search_path = '' as $$
begin
  -- Counted whatever the outcome, so that the answer to all takes the same time.
  if private.count_network(private.request_network(64), interval '1 hour') > settings.per_address_hour then
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

-- Refuses a request beyond the day's ceiling. Stored rows are counted, so that deleting a flood opens the form again.
-- May overshoot by the number of parallel connections: a lock for all would let one hold up every other visitor.
create function private.limit_day(reached text, settings public.contact_settings) returns void
language plpgsql set search_path = '' as $$
declare
  ceiling integer := settings.daily_ceiling;
  day_ago timestamptz := now() - interval '24 hours';
  -- A provider may give as much of IPv6 to one household. It takes a tenth of the day at most, and no less than one
  -- connection may send in an hour.
  of_site integer := private.count_network('site ' || private.request_network(48), interval '24 hours');
begin
  if ceiling is null then
    return;
  end if;
  -- This request is among the stored. Connections that are over their own limit may use up half of the day; the other
  -- half stays for everybody else.
  if of_site > greatest(ceiling / 10, settings.per_address_hour)
     or (select count(*) from (select from public.contact_submissions s
          where s.created_at > day_ago and s.created_at <= now() limit ceiling + 1) stored) > ceiling
     or (reached = 'address' and (select count(*) from (select from private.contact_handling h
          where h.over_limit = 'address' and h.received_at > day_ago and h.received_at <= now()
          limit ceiling / 2) over) >= ceiling / 2) then
    raise exception using errcode = 'PT429', hint = 'ceiling',
      message = 'No more requests can be taken today; please write an e-mail.';
  end if;
end $$;

-- Whether the mailbox is to get a confirmation, which is counted.
create function private.contact_confirm(box text, usual boolean, settings public.contact_settings) returns boolean
language plpgsql set search_path = '' as $$
declare
  this_hour timestamptz := date_trunc('hour', now());
  confirm   boolean;
begin
  confirm := usual
    and (select coalesce(sum(c.confirmed), 0) from private.contact_counts c where c.hour = this_hour)
        < coalesce(settings.confirmations_hour, 2147483647)
    and not exists (select from private.contact_handling h
                     where h.mailbox = box and h.confirmed and h.received_at > now() - interval '1 day');
  insert into private.contact_counts values (this_hour, pg_backend_pid() % 8, confirm::int)
    on conflict (hour, slot) do update set confirmed = contact_counts.confirmed + excluded.confirmed;
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

create function private.contact_guard() returns trigger
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

  -- The row's own checks refuse these. Working on a text of any length could take minutes that no time limit ends.
  if char_length(new.email) > 254 or char_length(new.name) > 200 or char_length(new.company_name) > 200 then
    return new;
  end if;

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
  perform private.limit_day(reached, settings);
  confirm := private.contact_confirm(box, new.caution is null and reached is null, settings);
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

-- Staff may put an address right; what is found by the mailbox must follow.
create function private.contact_follow_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.contact_handling
     set mailbox = private.mailbox(new.email), received_at = new.created_at
   where submission_id = new.id;
  return null;
end $$;

create function private.contact_note_removed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.contact_events (submission_id, kind) values (old.id, 'removed');
  return null;
end $$;

create trigger contact_05_begin before insert on public.contact_submissions
  for each statement execute function private.contact_begin_statement();
create trigger contact_10_guard before insert on public.contact_submissions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.contact_guard();
create trigger contact_20_received after insert on public.contact_submissions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.contact_receive();
create trigger contact_20_imported after insert on public.contact_submissions
  for each row when (current_user not in ('anon', 'authenticated'))
  execute function private.contact_import();
create trigger contact_20_changed after update of email, created_at on public.contact_submissions
  for each row execute function private.contact_follow_change();
create trigger contact_20_removed after delete on public.contact_submissions
  for each row execute function private.contact_note_removed();

revoke all on all functions in schema private from public, anon, authenticated, service_role;
