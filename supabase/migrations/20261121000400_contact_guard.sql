-- The guard on the way in: server-owned columns, idempotency, limits, one row per request.
--
-- A limit that is reached raises PT429 (HTTP 429); its hint names the limit:
-- 'email', 'address' or 'overall'. The form turns that into the page's language.

-- One random salt per day. Without it a hash cannot be led back to an address, and
-- the salts of past days are deleted.
create table private.contact_salts (
  day  date  primary key,
  salt bytea not null
);

-- Counts requests per address. Not tied to a request, so that a stored request
-- never says where it came from.
create table private.contact_addresses (
  address_hash bytea       not null,
  created_at   timestamptz not null default now()
);
create index contact_addresses_recent on private.contact_addresses (address_hash, created_at);

alter table private.contact_salts     enable row level security;
alter table private.contact_addresses enable row level security;
revoke all on table private.contact_salts, private.contact_addresses
  from public, anon, authenticated, service_role;

-- Control characters become one space: a name ends up in mail headers.
create function private.single_line(value text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(value, '[[:cntrl:]]+', ' ', 'g'));
$$;

-- The visitor's address as the gateway saw it; null where no gateway gives one.
create function private.request_address() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers jsonb;
  hops    text[];
begin
  headers := nullif(current_setting('request.headers', true), '')::jsonb;
  if headers ? 'cf-connecting-ip' then
    return left(btrim(headers ->> 'cf-connecting-ip'), 64);
  end if;
  hops := string_to_array(headers ->> 'x-forwarded-for', ',');
  -- Our own gateway wrote the last hop; every earlier one can be forged.
  return left(btrim(hops[cardinality(hops)]), 64);
exception when others then
  return null; -- A request is never lost over a header.
end $$;

create function private.refuse_too_many(which text, explanation text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'PT429', hint = which, message = explanation;
end $$;

create function private.limit_email(address text, at_most integer) returns void
language plpgsql set search_path = '' as $$
begin
  if (select count(*) from public.contact_submissions s
       where lower(s.email) = lower(address) and s.created_at > now() - interval '1 hour') >= at_most
  then
    perform private.refuse_too_many('email', 'Too many requests with this e-mail address; try again in an hour.');
  end if;
end $$;

create function private.limit_address(address text, at_most integer) returns void
language plpgsql set search_path = '' as $$
declare
  today date := (now() at time zone 'utc')::date;
  hash  bytea;
begin
  if address is null or at_most is null then
    return;
  end if;
  insert into private.contact_salts (day, salt)
    values (today, sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')))
    on conflict (day) do nothing;
  select sha256(s.salt || convert_to(address, 'UTF8')) into hash from private.contact_salts s where s.day = today;
  -- One address at a time, so that counting is exact.
  perform pg_advisory_xact_lock(hashtext('contact address'), hashtext(encode(hash, 'hex')));
  if (select count(*) from private.contact_addresses a
       where a.address_hash = hash and a.created_at > now() - interval '1 hour') >= at_most
  then
    perform private.refuse_too_many('address', 'Too many requests from this connection; try again in an hour.');
  end if;
  insert into private.contact_addresses (address_hash) values (hash);
end $$;

-- May overshoot by the number of parallel connections: a lock for all would let
-- one slow request hold up every other visitor.
create function private.limit_overall(at_most integer) returns void
language plpgsql set search_path = '' as $$
begin
  if (select count(*) from (select from public.contact_submissions s
       where s.created_at > now() - interval '1 minute' limit at_most) recent) >= at_most
  then
    perform private.refuse_too_many('overall', 'Very many requests at the moment; try again in a minute.');
  end if;
end $$;

create function private.contact_guard() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  settings public.contact_settings;
begin
  -- Whatever was sent, and whatever somebody may have granted by mistake.
  new.id             := gen_random_uuid();
  new.created_at     := now();
  new.submitted_xact := pg_current_xact_id();

  -- A request is never lost over something that the visitor cannot see.
  new.user_agent   := left(new.user_agent, 512);
  new.name         := private.single_line(new.name);
  new.company_name := nullif(private.single_line(new.company_name), '');

  -- One e-mail address at a time, so that counting is exact and a retry that
  -- overtakes its first attempt waits for it.
  perform pg_advisory_xact_lock(hashtext('contact e-mail'), hashtext(lower(new.email)));

  -- A retry must meet the unique key (already stored), never a limit.
  if exists (select from public.contact_submissions s where s.submission_key = new.submission_key) then
    return new;
  end if;

  select * into settings from public.contact_settings;
  perform private.limit_email(new.email, settings.per_email_hour);
  perform private.limit_address(private.request_address(), settings.per_address_hour);
  perform private.limit_overall(settings.overall_minute);
  return new;
end $$;

create function private.contact_one_at_a_time() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (select count(*) from added) > 1 then
    raise exception using errcode = 'PT400', hint = 'one-row', message = 'One contact request at a time.';
  end if;
  return null;
end $$;

create trigger contact_10_guard before insert on public.contact_submissions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.contact_guard();
create trigger contact_30_one_at_a_time after insert on public.contact_submissions
  referencing new table as added
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.contact_one_at_a_time();

revoke all on all functions in schema private from public, anon, authenticated, service_role;
