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

revoke all on function private.limit_email(text, integer), private.limit_overall(integer)
  from public, anon, authenticated, service_role;
