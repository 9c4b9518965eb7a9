-- The row rule: a visitor adds a request and gets that row back; nothing else.
-- Why it is written this way: docs/decisions/0004-row-rule.md

alter table public.contact_submissions enable row level security;

-- Older hosted projects grant ALL on new tables to these roles, newer ones grant
-- nothing. Taking all back first makes both the same.
revoke all on table public.contact_submissions from public, anon, authenticated, service_role;

grant insert (name, email, service, company_name, problem_description,
              gdpr_consent, language, user_agent, submission_key)
  on public.contact_submissions to anon;
-- RETURNING needs SELECT; which rows it reaches is decided by the policy below.
grant select on public.contact_submissions to anon;
grant select, update, delete on public.contact_submissions to service_role;

create policy "a visitor adds a request" on public.contact_submissions
  for insert to anon
  with check (submitted_xact = pg_current_xact_id_if_assigned() and created_at = now());

-- The transaction id decides. created_at must match too, so that an id that is
-- used again after a restore into another cluster can never show an old row. The
-- _if_assigned form keeps plain reads from using up transaction ids.
create policy "a visitor reads back only what this request wrote" on public.contact_submissions
  for select to anon
  using (submitted_xact = pg_current_xact_id_if_assigned() and created_at = now());

-- No policy for UPDATE or DELETE: both are refused.
