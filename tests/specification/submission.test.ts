import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { readAnswer } from "#app/adapters/supabase-answer.ts";
import { supabaseContact } from "#app/adapters/supabase-contact.ts";
import type { Database } from "#app/adapters/supabase-types.ts";
import { IdleSocket } from "../backend/support/idle-socket.ts";
import { nothing } from "../support/contact-request.ts";
import { manualClock } from "../support/manual-clock.ts";

test("[SUB-01] [SUB-02] the form makes one insert into contact_submissions with the public key, and asks for the row", async () => {
  const requests: Request[] = [];
  const client = createClient<Database>("https://project.example", "public-key", {
    realtime: { transport: IdleSocket },
    global: {
      fetch: async (input, init) => {
        requests.push(new Request(input, init));
        return Response.json({ message: "not today" }, { status: 400 });
      },
    },
  });
  const contact = supabaseContact({
    load: async () => ({ client, readAnswer }),
    clock: manualClock(),
    isOnline: () => true,
    userAgent: () => "browser",
    log: () => undefined,
  });
  const visitor = { ...nothing, name: "Ada", email: "a@b.de", language: "en", spamSignal: null } as const;
  await contact.send(visitor, "key", new AbortController().signal);
  expect(requests).toHaveLength(1);
  const [request = new Request("about:blank")] = requests;
  expect(`${request.method} ${request.url}`).toMatch(
    /^POST https:\/\/project\.example\/rest\/v1\/contact_submissions(\?|$)/,
  );
  expect(await request.json()).toEqual({
    name: "Ada",
    email: "a@b.de",
    service: null,
    company_name: null,
    problem_description: null,
    gdpr_consent: true,
    language: "en",
    user_agent: "browser",
    // Ours: it makes a retry harmless.
    submission_key: "key",
  });
  expect(Object.fromEntries(request.headers)).toMatchObject({
    apikey: "public-key",
    accept: "application/vnd.pgrst.object+json",
    prefer: expect.stringContaining("return=representation"),
  });
});
