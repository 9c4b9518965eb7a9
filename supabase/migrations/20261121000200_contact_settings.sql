-- Settings that an operator may change at any time: limits and retention.

create table public.contact_settings (
  only_row         boolean  primary key default true check (only_row),
  -- How many requests are taken. Null turns a limit off.
  per_email_hour   integer  default 5   check (per_email_hour > 0),
  per_address_hour integer  default 30  check (per_address_hour > 0),
  overall_minute   integer  default 120 check (overall_minute > 0),
  -- How long a request is kept.
  keep             interval not null default interval '180 days' check (keep >= interval '1 day'),
  -- The last day on which old requests were cleared away; kept by the database itself.
  cleared_on       date     not null default date '2000-01-01'
);
comment on table public.contact_settings is
  'One row: limits (null turns one off) and how long contact requests are kept.';
insert into public.contact_settings default values;

alter table public.contact_settings enable row level security;
revoke all on table public.contact_settings from public, anon, authenticated, service_role;
grant select on public.contact_settings to service_role;
grant update (per_email_hour, per_address_hour, overall_minute, keep) on public.contact_settings to service_role;

-- Objects that no API role should be able to name live here; the schema is not exposed.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated, service_role;
grant usage on schema private to service_role;
