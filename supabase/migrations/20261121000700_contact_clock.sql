-- Limits survive a clock that is put back: requests "from the future" would otherwise count until it has caught
-- up, and a busy hour of them would close the form to everybody.

create or replace function private.limit_email(address text, at_most integer) returns void
language plpgsql set search_path = '' as $$
begin
  if (select count(*) from public.contact_submissions s
       where lower(s.email) = lower(address)
         and s.created_at > now() - interval '1 hour' and s.created_at < now() + interval '1 minute') >= at_most
  then
    perform private.refuse_too_many('email', 'Too many requests with this e-mail address; try again in an hour.');
  end if;
end $$;

create or replace function private.limit_address(address text, at_most integer) returns void
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
       where a.address_hash = hash
         and a.created_at > now() - interval '1 hour' and a.created_at < now() + interval '1 minute') >= at_most
  then
    perform private.refuse_too_many('address', 'Too many requests from this connection; try again in an hour.');
  end if;
  insert into private.contact_addresses (address_hash) values (hash);
end $$;

create or replace function private.limit_overall(at_most integer) returns void
language plpgsql set search_path = '' as $$
begin
  if (select count(*) from (select from public.contact_submissions s
       where s.created_at > now() - interval '1 minute' and s.created_at < now() + interval '1 minute'
       limit at_most) recent) >= at_most
  then
    perform private.refuse_too_many('overall', 'Very many requests at the moment; try again in a minute.');
  end if;
end $$;

revoke all on function private.limit_email(text, integer), private.limit_address(text, integer),
  private.limit_overall(integer)
  from public, anon, authenticated, service_role;
