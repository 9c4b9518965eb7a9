-- Contact requests: the table and what a row must look like.
--
-- Runs unchanged on hosted Supabase, PostgreSQL 15+ and PGlite. The rules about
-- who may do what follow in the next file.

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

  -- Chosen by the browser once per filled-in form; a retry repeats it, so that
  -- a lost answer never stores a second row.
  submission_key      uuid        not null default gen_random_uuid(),

  -- Set by the server only.
  privacy_version     text        not null default '2025-01/1.0',
  submitted_xact      xid8        not null default pg_current_xact_id(),

  constraint contact_submission_key_once unique (submission_key),
  constraint contact_name_length
    check (char_length(btrim(name)) >= 2 and char_length(name) <= 200),
  constraint contact_email_shape
    check (char_length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'),
  constraint contact_service_known
    check (service in ('AI Chat Assistant', 'Lead Generator', 'CRM Integration')),
  constraint contact_company_length check (char_length(company_name) <= 200),
  constraint contact_problem_length check (char_length(problem_description) <= 5000),
  constraint contact_consent_given  check (gdpr_consent),
  constraint contact_language_known check (language in ('de', 'en')),
  constraint contact_agent_length   check (char_length(user_agent) <= 512),
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

create index contact_submissions_xact    on public.contact_submissions (submitted_xact);
create index contact_submissions_email   on public.contact_submissions (lower(email), created_at);
create index contact_submissions_created on public.contact_submissions (created_at);
