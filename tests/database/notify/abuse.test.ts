import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { smtpMailer } from "../../../supabase/functions/contact-notify/mailer.ts";
import { mailFor } from "../../../supabase/functions/contact-notify/mails.ts";
import { notify } from "../../../supabase/functions/contact-notify/run.ts";
import { request, send, withoutLimits } from "../../backend/support/backend.ts";
import { addresses, due } from "../../support/mail.ts";
import { type NotifyFixture, none, startNotifyFixture } from "./fixture.ts";

/** The form in the hands of somebody who wants our mail server to write to others. */
let fixture: NotifyFixture;
beforeAll(async () => {
  fixture = await startNotifyFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.forget());

const victim = "victim@example.com";
const toVictim = () => fixture.mail.taken.filter(({ to }) => to.toLowerCase().includes("victim"));

describe("confirmations", () => {
  test("is never read out of an address, even of one that got past every check", async () => {
    const spoilt = { ...due, recipient: "visitor", email: `Buy now <${victim}>, ${victim}` } as const;
    await smtpMailer(fixture.mail.url, 5_000)(mailFor(spoilt, addresses));
    expect(fixture.mail.taken.filter(({ to }) => to === victim)).toEqual([]);
  });

  test("no more than so many confirmations leave in an hour; the team hears of each request", async () => {
    await fixture.backend.db.run("update public.contact_settings set confirmations_hour = 2");
    for (let count = 0; count < 4; count += 1) await send(fixture.backend.visitor, request());
    expect(await fixture.run()).toEqual({ ...none, sent: 6 });
    expect(fixture.mail.taken.filter(({ to }) => to.startsWith("team@"))).toHaveLength(4);
  });
});

describe("requests over a limit", () => {
  test("reach the team as one digest, and no visitor gets a confirmation for them", async () => {
    for (let count = 0; count < 9; count += 1)
      await send(fixture.backend.visitor, request({ email: victim, problem_description: "Buy now" }));
    await fixture.run();
    expect(toVictim()).toHaveLength(1);
    // Five for the usual ones, one confirmation, one digest.
    expect(fixture.mail.taken).toHaveLength(5 + 1 + 1);
    const digests = fixture.mail.taken.filter(({ text }) => /^Subject: .*4[ _]Anfragen/m.test(text));
    expect(digests.map(({ to }) => to)).toEqual(["team@mainlicht.example"]);
    expect(digests[0]?.text).not.toContain("Buy now");
  });

  test("that arrive after a digest wait for the next one, an hour later", async () => {
    const spam = () => send(fixture.backend.visitor, request({ email: victim }));
    for (let count = 0; count < 6; count += 1) await spam();
    await fixture.run();
    await spam();
    expect(await fixture.run()).toEqual(none);
    await fixture.backend.db.run(
      "update private.contact_notifications set started_at = started_at - interval '61 minutes' where digest",
    );
    expect(await fixture.run()).toEqual({ ...none, sent: 1 });
    const rest = await fixture.backend.db.rows(
      "select from private.contact_handling where over_limit is not null and told_at is null",
    );
    expect(rest).toEqual([]);
  });
});

describe("a run", () => {
  test("ends after a hundred mails, of which the visitors' get their share", async () => {
    await withoutLimits(fixture.backend);
    for (let count = 0; count < 60; count += 1) await send(fixture.backend.visitor, request());
    expect(await fixture.run()).toEqual({ ...none, sent: 100 });
    const team = fixture.mail.taken.filter(({ to }) => to.startsWith("team@"));
    expect(team).toHaveLength(50);
    expect(await fixture.run()).toEqual({ ...none, sent: 20 });
  });

  test("ends after forty seconds, and leaves the rest to the next", async () => {
    const claims: number[] = [];
    let seconds = 0;
    const report = await notify({
      outbox: {
        tidy: async () => undefined,
        claim: async (howMany) => {
          claims.push(howMany);
          seconds += 15;
          return [due];
        },
        start: async () => true,
        settle: async () => undefined,
      },
      mailer: async () => ({ went: "sent" }),
      addresses,
      now: () => seconds * 1000,
    });
    expect([report.sent, claims]).toEqual([3, [4, 4, 4]]);
  });
});
