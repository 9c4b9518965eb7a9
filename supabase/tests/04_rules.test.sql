-- The rules of a request, each from both sides.
begin;
select plan(54);

create function pg_temp.send(body jsonb) returns jsonb language sql as $$
  with stored as (
    insert into public.contact_submissions (name, email, service, company_name, problem_description,
                                            gdpr_consent, language, user_agent)
    select r.name, r.email, r.service, r.company_name, r.problem_description, r.gdpr_consent, r.language, r.user_agent
      from jsonb_populate_record(null::public.contact_submissions,
             '{"name": "Ada Lovelace", "email": "ada@example.com", "gdpr_consent": true, "language": "de"}' || body) r
    returning *)
  select to_jsonb(stored) from stored $$;
create function pg_temp.with(field text, value text) returns jsonb language sql as $$ select jsonb_build_object(field, value) $$;

update contact_settings set per_email_hour = null, overall_minute = null;
set local role anon;

-- Refused, by the rule that is named.
select throws_like(format('select pg_temp.send(%L)', body), '%"' || rule || '"%', what)
  from (values
    ('{"gdpr_consent": false}'::jsonb, 'contact_consent_given', 'no consent'),
    ('{"name": "A"}', 'contact_name_length', 'a name of one letter'),
    ('{"name": "    "}', 'contact_name_length', 'a name of spaces'),
    ('{"name": "\t\n"}', 'contact_name_length', 'a name of line breaks'),
    ('{"email": ""}', 'contact_email_shape', 'an empty e-mail'),
    ('{"email": "a"}', 'contact_email_shape', 'an e-mail without an at-sign'),
    ('{"email": "a@b"}', 'contact_email_shape', 'an e-mail without a dot'),
    ('{"email": "a b@c.de"}', 'contact_email_shape', 'an e-mail with a space'),
    ('{"email": "a@b@c.de"}', 'contact_email_shape', 'an e-mail with two at-signs'),
    ('{"email": "@b.de"}', 'contact_email_shape', 'an e-mail without a name'),
    ('{"email": "a@b.de\nBcc: c@d.de"}', 'contact_email_shape', 'an e-mail that carries a mail header'),
    ('{"email": "x7<victim@b.de>"}', 'contact_email_shape', 'a display name before an address'),
    ('{"email": ",victim@b.de"}', 'contact_email_shape', 'a list of addresses'),
    ('{"email": "a;b@c.de"}', 'contact_email_shape', 'a list by semicolon'),
    ('{"email": "a:b@c.de"}', 'contact_email_shape', 'a group of addresses'),
    ('{"email": "(x)a@b.de"}', 'contact_email_shape', 'a comment'),
    ('{"email": "\"a\"@b.de"}', 'contact_email_shape', 'a quoted name'),
    ('{"email": "a\\b@c.de"}', 'contact_email_shape', 'a backslash'),
    ('{"email": "a@[127.0.0.1]"}', 'contact_email_shape', 'a bare network address'),
    ('{"email": "a@b。de.example"}', 'contact_email_shape', 'an ideographic dot'),
    ('{"email": "anna＠firma.de@b.de"}', 'contact_email_shape', 'an at-sign in full width'),
    ('{"email": "anna﹫firma.de@b.de"}', 'contact_email_shape', 'a small at-sign'),
    ('{"email": "a@fir\u034fma.de"}', 'contact_email_shape', 'a joiner in a domain, which mail servers leave out'),
    ('{"email": "a@firma\ufe0f.de"}', 'contact_email_shape', 'a variation of a letter of a domain'),
    ('{"email": "a@münchen.de"}', 'contact_email_shape', 'a domain with a second spelling'),
    ('{"email": "a@b..de"}', 'contact_email_shape', 'a domain with nothing between two dots'),
    ('{"email": "a\u200b@b.de"}', 'contact_email_shape', 'an invisible space'),
    ('{"email": "a\u00a0b@c.de"}', 'contact_email_shape', 'a space that does not break'),
    ('{"email": "a\u0001@b.de"}', 'contact_single_lines', 'an e-mail with a control character'),
    (pg_temp.with('email', repeat('x', 250) || '@b.de'), 'contact_email_shape', 'an e-mail of 255'),
    ('{"service": "Other"}', 'contact_service_known', 'an unknown service'),
    ('{"language": "fr"}', 'contact_language_known', 'a third language')) as refused (body, rule, what);
select throws_ok(format('select pg_temp.send(%L)', body), '23502', null, what)
  from (values ('{"name": null}'::jsonb, 'no name'), ('{"email": null}', 'no e-mail'),
               ('{"gdpr_consent": null}', 'consent left open'), ('{"language": null}', 'no language')) as missing (body, what);

-- Taken, as it was sent.
select is(pg_temp.send(pg_temp.with(field, value)) ->> field, value, what)
  from (values
    ('name', 'Al', 'a name of two letters'), ('name', repeat('x', 200), 'a name of 200'),
    ('name', 'Łukasz Ó Néill-Müller', 'a name with marks'), ('name', '李小龍', 'a name without a letter of ours'),
    ('email', repeat('x', 249) || '@b.de', 'an e-mail of 254'), ('email', 'o''hara+test@sub.example.com', 'an unusual e-mail'),
    ('email', 'a!#$%&*/=?^_`{|}~-z@example.com', 'every other sign that an address may hold'),
    ('email', 'jürgen@xn--mller-kva.example', 'letters with marks in an e-mail'), ('email', '用户@example.com', 'other letters'),
    ('service', 'CRM Integration', 'a service'), ('company_name', repeat('x', 200), 'a company of 200'),
    ('problem_description', repeat('😀', 5000), 'a description of 5000 emoji'),
    ('problem_description', E'two\nlines', 'line breaks in a description'),
    ('language', 'en', 'the second language')) as taken (field, value, what);

-- Changed rather than lost.
select is(char_length(pg_temp.send(pg_temp.with('user_agent', repeat('m', 9000))) ->> 'user_agent'), 512, 'a long user agent is cut');
select is(pg_temp.send(pg_temp.with('name', E'Ada\r\nBcc: x@y.de')) ->> 'name', 'Ada Bcc: x@y.de', 'a name becomes one line');
select is(pg_temp.send(pg_temp.with('company_name', E' \t')) ->> 'company_name', null, 'an empty company becomes none');
select is(pg_temp.send(pg_temp.with('company_name', E'A\nB')) ->> 'company_name', 'A B', 'a company becomes one line');

select * from finish();
rollback;
