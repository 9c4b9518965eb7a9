import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { request, send } from "../../backend/support/backend.ts";
import { type NotifyFixture, none, startNotifyFixture } from "./fixture.ts";

let fixture: NotifyFixture;
beforeAll(async () => {
  fixture = await startNotifyFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.forget());

test("[FORM-08] a new request tells the team and confirms to the visitor, once each", async () => {
  await send(
    fixture.backend.visitor,
    request({
      email: "ada@example.com",
      language: "en",
      service: "Lead Generator",
      problem_description: "Sixty mails a day",
    }),
  );
  expect(await fixture.run()).toEqual({ ...none, sent: 2 });
  expect(await fixture.run()).toEqual(none);
  const [team = "", visitor = ""] = ["team@mainlicht.example", "ada@example.com"].map(
    (address) => fixture.mail.taken.find(({ to }) => to === address)?.text,
  );
  expect(fixture.mail.taken).toHaveLength(2);
  expect(team).toContain("Subject: Neue Anfrage von Ada Lovelace");
  expect(team).toContain("Reply-To: ada@example.com");
  for (const fact of ["Sixty mails a day", "Lead-Generator", "Sprache: Englisch"])
    expect(team).toContain(fact);
  expect(visitor).toContain("Subject: Your request to Mainlicht has arrived");
  expect(visitor).toContain("Auto-Submitted: auto-generated");
  expect(visitor).toMatch(/by \w+,? \d+ \w+ \d{4}(,| at) \d\d:\d\d/);
});

describe("what a visitor typed", () => {
  test("carries nobody's words to an address that somebody typed", async () => {
    const words = {
      name: "Buy now at",
      company_name: "spam.example",
      problem_description: "http://spam.example",
    };
    await send(fixture.backend.visitor, request({ ...words, email: "ada@example.com" }));
    await fixture.run();
    const visitor = fixture.mail.taken.find(({ to }) => to === "ada@example.com")?.text;
    expect(visitor).not.toMatch(/buy now|spam/i);
  });

  test("puts no header and no recipient of a visitor's into a mail", async () => {
    await send(
      fixture.backend.visitor,
      request({ name: "Ada\r\nBcc: all@example.com", email: "ada@example.com" }),
    );
    await send(fixture.backend.visitor, request({ name: "<all@example.com>, x", email: "eva@example.com" }));
    await fixture.run();
    expect(fixture.mail.taken.map(({ to }) => to).sort()).toEqual([
      "ada@example.com",
      "eva@example.com",
      "team@mainlicht.example",
      "team@mainlicht.example",
    ]);
    for (const { text } of fixture.mail.taken) expect(text).not.toMatch(/^bcc:/im);
  });
});

describe("a mail server in trouble", () => {
  beforeEach(() => send(fixture.backend.visitor, request({ email: "ada@example.com" })));

  test("that is away: tried again later, then sent once each", async () => {
    expect(await fixture.run({ smtp: "smtp://127.0.0.1:1" })).toEqual({ ...none, retry: 2 });
    expect(await fixture.run()).toEqual(none);
    await fixture.laterOn();
    expect(await fixture.run()).toEqual({ ...none, sent: 2 });
    expect(fixture.mail.taken).toHaveLength(2);
  });

  test("that is busy: tried again later, and its words are not kept", async () => {
    fixture.mail.behave("busy", "busy", "take");
    expect(await fixture.run()).toEqual({ ...none, retry: 2 });
    expect(
      JSON.stringify(await fixture.backend.db.rows("select * from private.contact_notifications")),
    ).not.toContain("ada@");
    await fixture.laterOn();
    expect(await fixture.run()).toEqual({ ...none, sent: 2 });
  });

  test("that knows no such mailbox: the visitor's is given up and shown to staff, the team's tried twelve times", async () => {
    fixture.mail.behave("no such mailbox");
    expect(await fixture.run()).toEqual({ ...none, retry: 1, "given up": 1 });
    const watched = async () =>
      (await fixture.backend.staff.from("contact_notifications_watch").select("recipient, outcome, problem"))
        .data;
    expect(await watched()).toEqual([{ recipient: "visitor", outcome: "given up", problem: "EMESSAGE 550" }]);
    expect(fixture.logged).toEqual([
      `contact-notify ${JSON.stringify({ ...none, retry: 1, "given up": 1 })}`,
    ]);
    for (let attempt = 2; attempt <= 12; attempt += 1) {
      await fixture.laterOn();
      expect(await fixture.run()).toEqual({ ...none, retry: 1 });
    }
    await fixture.laterOn();
    expect(await fixture.run()).toEqual(none);
    expect(await watched()).toContainEqual({
      recipient: "team",
      outcome: "given up",
      problem: "EMESSAGE 550",
    });
  });
});

describe("a mail server that nothing is given up for", () => {
  beforeEach(() => send(fixture.backend.visitor, request({ email: "ada@example.com" })));

  test("that does not know our sender yet: nothing is given up, and sent once it does", async () => {
    fixture.mail.behave("unknown sender");
    expect(await fixture.run()).toEqual({ ...none, retry: 2 });
    fixture.mail.behave("take");
    await fixture.laterOn();
    expect(await fixture.run()).toEqual({ ...none, sent: 2 });
  });

  test.each(["take and hang up", "hang up", "silent"] as const)(
    "that may have taken it (%s): never sent again",
    async (manner) => {
      fixture.mail.behave(manner);
      expect(await fixture.run({ patience: 2_500 })).toEqual({ ...none, uncertain: 2 });
      fixture.mail.behave("take");
      await fixture.laterOn();
      expect(await fixture.run()).toEqual(none);
      expect(fixture.mail.taken.length).toBeLessThanOrEqual(2);
    },
  );
});

describe("the function", () => {
  test("answers nobody without its secret", async () => {
    await send(fixture.backend.visitor, request());
    expect((await fixture.call({ key: "wrong" })).status).toBe(401);
    expect((await fixture.call({ key: "" })).status).toBe(401);
    expect((await fixture.call({ method: "GET" })).status).toBe(405);
    expect(fixture.mail.taken).toEqual([]);
  });

  test("five at once send each mail once", async () => {
    for (let count = 0; count < 6; count += 1) await send(fixture.backend.visitor, request());
    await Promise.all(Array.from({ length: 5 }, () => fixture.run()));
    expect(fixture.mail.taken).toHaveLength(12);
    expect(new Set(fixture.mail.taken.map(({ text }) => /^Message-ID:\s+(\S+)/im.exec(text)?.[1])).size).toBe(
      12,
    );
  });

  test("a database that is gone: an error without anybody's words, and nothing is lost", async () => {
    await send(fixture.backend.visitor, request());
    expect((await fixture.call({ database: "http://127.0.0.1:1" })).status).toBe(500);
    expect(fixture.logged).toEqual(["contact-notify failed: fetch failed"]);
    expect(await fixture.run()).toEqual({ ...none, sent: 2 });
  });
});
