-- Contact requests: what a row must look like, and who may do what with it.
-- Runs unchanged on hosted Supabase, PostgreSQL 15+ and PGlite.

-- What no API role should be able to name lives here; the schema is not exposed.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated, service_role;
grant usage on schema private to service_role;

-- Settings that an operator may change at any time.
create table public.contact_settings (
  only_row           boolean  primary key default true check (only_row),
  -- How many requests are taken as usual. Null turns a limit off.
  per_email_hour     integer  default 5   check (per_email_hour > 0),
  per_address_hour   integer  default 30  check (per_address_hour > 0),
  overall_minute     integer  default 120 check (overall_minute > 0),
  -- How long a request is kept.
  keep               interval not null default interval '180 days' check (keep >= interval '1 day'),
  -- The last day on which old requests were cleared away; kept by the database itself.
  cleared_on         date     not null default date '2000-01-01',
  -- Requests in 24 hours; what one more would cost is the disk.
  daily_ceiling      integer  default 5000 check (daily_ceiling > 1),
  -- Confirmations in an hour, to all visitors together.
  confirmations_hour integer  default 60 check (confirmations_hour >= 0),
  -- The header in which our own gateway writes the visitor's address; of a list, the last entry. Null: none.
  address_header     text     default 'x-forwarded-for' check (address_header ~ '^[a-z0-9-]{1,40}$'),
  -- How long the record of events is kept; longer than any back-up, since a restore asks it what was erased.
  keep_events        interval not null default '1 year' check (keep_events >= interval '31 days')
);
comment on table public.contact_settings is
  'One row: limits (null turns one off), the trusted address header, and how long contact requests are kept.';
insert into public.contact_settings default values;

alter table public.contact_settings enable row level security;
revoke all on table public.contact_settings from public, anon, authenticated, service_role;
grant select on public.contact_settings to service_role;
grant update (per_email_hour, per_address_hour, overall_minute, daily_ceiling, confirmations_hour, address_header,
              keep, keep_events) on public.contact_settings to service_role;

create table public.contact_submissions (
  id                  uuid        primary key default gen_random_uuid(),
  created_at          timestamptz not null default now(),

  -- Sent by the form.
  name                text        not null,
  email               text        not null,
  service             text,
  company_name        text,
  problem_description text,
  gdpr_consent        boolean     not null,
  language            text        not null,
  user_agent          text,

  -- Chosen by the browser once for each filled-in form. A retry repeats it, so that a lost answer never stores a
  -- second row.
  submission_key      uuid        not null default gen_random_uuid(),

  -- Set by the server only.
  privacy_version     text        not null default '2025-01/1.0',
  submitted_xact      xid8        not null default pg_current_xact_id(),

  -- Marks what a program may have filled in. It is stored and thanked for as always; staff see the mark, and no
  -- confirmation goes to an address that was perhaps made up. docs/decisions/0016-spam-signals.md says why.
  caution             text,

  constraint contact_submission_key_once unique (submission_key),
  -- The guard repeats three upper limits, since it has to ask before it works on a text.
  constraint contact_name_length
    check (char_length(btrim(name)) >= 2 and char_length(name) <= 200),
  -- Of a domain letters, digits and hyphens: it is what a mail goes to (of another alphabet, its form in ASCII). Before
  -- the @ none of the signs that make several addresses or a name of one, no second @ in disguise, nothing invisible.
  constraint contact_email_shape check (
    char_length(email) <= 254
    and email ~ '^[^[:space:]@]+@[A-Za-z0-9-]+([.][A-Za-z0-9-]+)+[.]?$'
    and email !~ '[]()<>,;:"\\[\uff20\ufe6b\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]'),
  constraint contact_service_known
    check (service in ('AI Chat Assistant', 'Lead Generator', 'CRM Integration')),
  constraint contact_company_length check (char_length(company_name) <= 200),
  constraint contact_problem_length check (char_length(problem_description) <= 5000),
  constraint contact_consent_given  check (gdpr_consent),
  constraint contact_language_known check (language in ('de', 'en')),
  constraint contact_agent_length   check (char_length(user_agent) <= 512),
  constraint contact_caution_known  check (caution in ('trap', 'haste')),
  -- These three end up in mail headers.
  constraint contact_single_lines
    check (name !~ '[[:cntrl:]]' and email !~ '[[:cntrl:]]' and company_name !~ '[[:cntrl:]]')
);

comment on table public.contact_submissions is
  'Contact requests: personal data, never readable by visitors. Staff read public.contact_inbox.';
comment on column public.contact_submissions.submission_key is
  'One per filled-in form, made by the browser. A repeated key is refused with 23505: already stored.';
comment on column public.contact_submissions.submitted_xact is
  'The transaction that wrote the row; the row rule lets that transaction alone read it back.';
comment on column public.contact_submissions.caution is
  'trap: a field was filled that people do not see. haste: sent within three seconds. Null: as usual.';

create index contact_submissions_xact    on public.contact_submissions (submitted_xact);
create index contact_submissions_created on public.contact_submissions (created_at);

-- The row rule: a visitor adds a request and gets that row back; nothing else.
-- Why it is written this way: docs/decisions/0004-row-rule.md
alter table public.contact_submissions enable row level security;

-- Older hosted projects grant ALL on new tables to these roles, newer ones grant nothing. Taking all back first makes
-- both the same.
revoke all on table public.contact_submissions from public, anon, authenticated, service_role;

grant insert (name, email, service, company_name, problem_description,
              gdpr_consent, language, user_agent, submission_key, caution)
  on public.contact_submissions to anon;
-- RETURNING needs SELECT; which rows it reaches is decided by the policy below.
grant select on public.contact_submissions to anon;
grant select, update, delete on public.contact_submissions to service_role;

create policy "a visitor adds a request" on public.contact_submissions
  for insert to anon
  with check (submitted_xact = pg_current_xact_id_if_assigned() and created_at = now());

-- The transaction id decides. created_at must match too, so that an id that is used again after a restore into another
-- cluster can never show an old row. The _if_assigned form keeps plain reads from using up transaction ids.
create policy "a visitor reads back only what this request wrote" on public.contact_submissions
  for select to anon
  using (submitted_xact = pg_current_xact_id_if_assigned() and created_at = now());

-- No policy for UPDATE or DELETE: both are refused.
