// A visitor reads nobody's request: by no address, wish, function or guess.
import { beforeAll, expect, it } from "vitest";
import { ask, backend } from "../support/current.ts";
import { storeVictim, type Victim } from "./victim.ts";

const table = "/rest/v1/contact_submissions";

/** Addresses that a visitor may try, with EMAIL and ID standing for the victim's. */
const addresses: readonly string[] = [
  ...[
    "",
    "?select=*",
    "?select=email",
    "?select=count()",
    "?select=email.max(),name.min()",
    "?select=*,contact_inbox(*)",
    "?select=email->>0",
    "?select=submitted_xact,created_at",
    "?email=eq.EMAIL",
    "?email=like.*victim*",
    "?submitted_xact=gt.0",
    "?or=(email.eq.EMAIL,id.eq.ID)",
    "?limit=1000000&offset=0",
    "?email=eq.EMAIL'--",
    "?email=eq.'%20or%20'1'='1",
    "?email=eq.EMAIL);reset%20role;--",
    "?select=email%22%20from%20contact_inbox--",
    "?order=(select%20email%20from%20contact_inbox)",
    "?on_conflict=email",
    "?columns=email",
  ].map((query) => table + query),
  "/rest/v1/contact_inbox",
  "/rest/v1/contact_inbox?email=eq.EMAIL",
  "/rest/v1/contact_settings",
  "/rest/v1/contact_notifications_watch",
  "/rest/v1/contact_watch",
  "/rest/v1/contact_handling?mailbox=eq.EMAIL",
  "/rest/v1/contact_events",
  "/rest/v1/private.contact_events",
  "/rest/v1/%22private%22.%22contact_events%22",
  "/rest/v1/contact_submissions%00",
  "/rest/v1/CONTACT_SUBMISSIONS",
  "/rest/v1//contact_submissions",
  "/rest/v1/../v1/contact_inbox",
  "/rest/v1/pg_stats?tablename=eq.contact_submissions",
  "/rest/v1/pg_stat_activity",
  "/rest/v1/pg_class",
  "/rest/v1/information_schema.columns",
  "/rest/v1/",
  "/rest/v1/rpc/contact_export?address=EMAIL",
  "/rest/v1/rpc/contact_notifications_claim?how_many=10",
  "/graphql/v1",
  "/auth/v1/admin/users",
];

const wishes: readonly [what: string, method: string, headers: Record<string, string>][] = [
  ["as CSV", "GET", { accept: "text/csv" }],
  ["as one object", "GET", { accept: "application/vnd.pgrst.object+json" }],
  ["as a query plan", "GET", { accept: "application/vnd.pgrst.plan+json" }],
  ["counted exactly", "HEAD", { prefer: "count=exact" }],
  ["a range of it", "GET", { range: "0-9", "range-unit": "items" }],
  ["from schema private", "GET", { "accept-profile": "private" }],
  ["from the catalogue", "GET", { "accept-profile": "pg_catalog" }],
  ["with another method in a header", "POST", { "x-http-method-override": "GET" }],
  ["with a role in a header", "GET", { role: "service_role", "x-supabase-role": "service_role" }],
  [
    "as if from the gateway",
    "GET",
    { "x-forwarded-user": "service_role", "x-consumer-username": "service_role" },
  ],
  ["in a transaction that is rolled back", "GET", { prefer: "tx=rollback" }],
  ["with unchecked preferences", "GET", { prefer: "handling=strict, timezone=UTC'; reset role" }],
];

let victim: Victim;
beforeAll(async () => {
  victim = await storeVictim(backend);
});

async function spy(address: string, method: string, headers: Record<string, string>): Promise<void> {
  const target = address.replaceAll("EMAIL", victim.email).replaceAll("ID", victim.id);
  const answer = await ask(target, undefined, headers, method);
  const text = await answer.text();
  victim.expectUnread(text);
  victim.expectUnread(JSON.stringify([...answer.headers]));
  expect(answer.status).toBeLessThan(500);
  if (answer.ok && method === "GET") expect(text).toBe("[]");
}

it.each(addresses)("[SUB-02] by an address: %s", (address) => spy(address, "GET", {}));

it.each(wishes)("[SUB-02] by a wish for all: %s", (_what, method, headers) => spy(table, method, headers));
