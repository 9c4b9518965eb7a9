import { describe, expect, test } from "vitest";
import { createDialogue } from "../src/dialogue.ts";
import { heardIn, spelled, together } from "../src/noted.ts";
import { models } from "./models.ts";
import { named, personOffer, topics } from "./topics.ts";

test.each([
  [
    "de",
    "Wir haben 40 Mitarbeiter, 300 Tickets am Tag, Zendesk",
    { people: 40, tickets: { count: 300, per: "day" }, systems: ["Zendesk"] },
  ],
  ["de", "Was kostet das für ein Unternehmen mit 60 Mitarbeitern?", { people: 60 }],
  ["de", "Was kostet das für 60 Mitarbeiter mit Zendesk?", { people: 60, systems: ["Zendesk"] }],
  ["de", "Warum sollte ich einer Firma mit 12 Leuten vertrauen?", {}],
  ["de", "wir sind 12 leute und nutzen SAP", { people: 12, systems: ["SAP"] }],
  ["de", "1.200 Anfragen im Monat", { tickets: { count: 1200, per: "month" } }],
  ["de", "ein Ticket dauert 5 Minuten, 35 Euro pro Stunde", { minutes: 5, hourly: 35 }],
  ["de", "und bei 45 Euro Stundensatz?", { hourly: 45 }],
  ["de", "unsere stunde kostet 50 euro", { hourly: 50 }],
  ["de", "Rufen Sie mich am Dienstag um 10 an", { day: 2, daytime: "morning" }],
  ["de", "Rückruf am Dienstagnachmittag", { day: 2, daytime: "afternoon" }],
  ["de", "Können Sie mich am Freitag vormittags anrufen? ruft mich an", { day: 5, daytime: "morning" }],
  ["de", "Habt ihr 12 Mitarbeiter?", {}],
  ["de", "Können Sie mich am Samstag anrufen?", {}],
  ["de", "Dauert die Einrichtung 5 Minuten?", {}],
  ["de", "Können Sie SAP?", {}],
  [
    "en",
    "We have 40 employees, 300 tickets a day and Zendesk",
    { people: 40, tickets: { count: 300, per: "day" }, systems: ["Zendesk"] },
  ],
  ["en", "how much for a 60 people company", { people: 60 }],
  ["en", "a ticket takes 5 minutes, €35 an hour", { minutes: 5, hourly: 35 }],
  [
    "en",
    "We handle 1,200 tickets a month at 5 minutes each and staff cost us 32 euros an hour. Worth it?",
    { tickets: { count: 1200, per: "month" }, minutes: 5, hourly: 32 },
  ],
  ["en", "100 emails, 5 minutes each, £28 an hour", { tickets: { count: 100 }, minutes: 5 }],
  ["en", "call me on Tuesday morning", { day: 2, daytime: "morning" }],
  ["en", "call me on Tuesday, 10 am", { day: 2, daytime: "morning" }],
  ["en", "call me on Tuesday, 1 pm", { day: 2, daytime: "noon" }],
  ["en", "call me on Tuesday pm", { day: 2, daytime: "afternoon" }],
  ["en", "I am free for a call on Tuesday", { day: 2 }],
  ["en", "Do you have 12 employees?", {}],
  ["en", "do you use Teams", {}],
  ["en", "our teams use Slack", { systems: ["Slack"] }],
] as const)("in %s, “%s” says %o", (language, question, noted) => {
  expect(heardIn(question, language, null).noted).toEqual(noted);
});

test("once all figures are known, an amount alone is what an hour costs", () => {
  const before = { tickets: { count: 400 }, minutes: 6, hourly: 45 } as const;
  expect(heardIn("what if it's only 10 a day?", "en", "setup", before).noted).toEqual({
    tickets: { count: 10, per: "day" },
  });
  expect(heardIn("und mit 35 Euro?", "de", "worth", before).noted).toEqual({ hourly: 35 });
  expect(heardIn("and at 10 minutes?", "en", "worth", before).noted).toEqual({ minutes: 10 });
  expect(heardIn("und bei 10 Minuten je Anfrage?", "de", "worth", before).noted).toEqual({ minutes: 10 });
  expect(heardIn("and with 35 euros?", "en", "worth", before).noted).toEqual({ hourly: 35 });
});

test.each([
  ["de", "200 Anfragen, 6 Minuten, 45 Euro"],
  ["de", "200 Anfragen im Monat, je 6 Minuten, eine Stunde kostet 45 €"],
  ["de", "200, 6, 45"],
  ["en", "200 enquiries, 6 minutes, €45"],
  ["en", "200, 6 and 45 euros"],
] as const)("in %s, three figures of what a team spends: “%s”", (language, question) => {
  const { noted } = heardIn(question, language, "worth");
  expect(noted).toMatchObject({ tickets: { count: 200 }, minutes: 6, hourly: 45 });
  expect(heardIn("Wir zahlen 45 Euro", "de", "worth").noted).toEqual({});
});

test.each([
  ["de", "und bei 300?"],
  ["en", "and with 300?"],
  ["en", "what about for only 300"],
] as const)("in %s, another number of enquiries stands for the one before: “%s”", (language, question) => {
  const before = { tickets: { count: 900, per: "month" }, minutes: 5 } as const;
  expect(heardIn(question, language, "worth", before).noted).toEqual({
    tickets: { count: 300, per: "month" },
  });
  expect(heardIn(question, language, "worth").noted).toEqual({});
});

test.each([
  ["de", "Und wenn nur die Hälfte klappt?", "half"],
  ["de", "Und wenn ihr nur die Hälfte von den 70 Prozent schafft?", "half"],
  ["en", "and if you only manage half of your target?", "half"],
  ["en", "and if only half are answered?", 50],
  ["en", "and a third?", 33],
  ["en", "what if it is three quarters?", 75],
  ["de", "Und wenn nur ein Drittel beantwortet wird?", 33],
  ["de", "Und bei zwei Dritteln?", 67],
  ["en", "we only reckon with 20% fewer tickets tbh", 20],
  ["de", "Und wenn es nur 20 % weniger werden?", 20],
  ["en", "and with 35 percent fewer?", 35],
] as const)(
  "in %s, “%s” asks for another share of the sum, once there is one",
  (language, question, share) => {
    const before = { tickets: { count: 900, per: "month" }, minutes: 5, hourly: 38 } as const;
    expect(heardIn(question, language, "worth", before).noted).toEqual({ share });
    expect(heardIn(question, language, "worth", { tickets: before.tickets }).noted).toEqual({});
  },
);

test.each([
  ["de", "und im zweiten Jahr?", "later"],
  ["de", "Und ohne Einrichtung?", "later"],
  ["en", "and the second year?", "later"],
  ["en", "and without the setup in the second year?", "later"],
  ["de", "Ab wieviel Anfragen rechnet es sich dann überhaupt?", "breakEven"],
  ["de", "ab wie vielen anfragen lohnt sich das", "breakEven"],
  ["en", "so at what number does it start to pay off", "breakEven"],
  ["en", "how many enquiries do we need to break even?", "breakEven"],
  ["de", "Und wie viel Stunden wären das?", "hours"],
  ["en", "how many hours would that save us a month?", "hours"],
  ["de", "Was kostet uns das heute?", "today"],
  ["en", "what does that cost us today?", "today"],
] as const)("in %s, “%s” asks for a part of the sum: %s", (language, question, asks) => {
  const before = { tickets: { count: 900, per: "month" }, minutes: 5, hourly: 38 } as const;
  expect(heardIn(question, language, "worth", before).noted).toEqual({ asks });
  expect(heardIn(question, language, "worth").noted).toEqual({});
});

test("an hour's cost and a month's enquiries are heard in plain words", () => {
  const { noted } = heardIn("An hour costs us 50 euros and each enquiry takes 8 minutes", "en", null);
  expect(noted).toEqual({ hourly: 50, minutes: 8 });
  expect(heardIn("we get 300 a month", "en", null, noted).noted).toEqual({
    tickets: { count: 300, per: "month" },
  });
});

test.each([
  ["de", "Und gibt es 10 % Rabatt?"],
  ["de", "Kann ich die Hälfte später zahlen?"],
  ["en", "What if it takes half a year?"],
  ["de", "Und wenn es eine Viertelstunde dauert?"],
  ["en", "and in the third month?"],
] as const)("in %s, “%s” asks for no share of it", (language, question) => {
  const before = { tickets: { count: 900, per: "month" }, minutes: 5, hourly: 38 } as const;
  expect(heardIn(question, language, "worth", before).noted).toEqual({});
});

test("a day alone is a call's where the talk is of one", () => {
  expect(heardIn("Dienstag", "de", "call").noted).toEqual({ day: 2 });
  expect(heardIn("Dienstag", "de", null).noted).toEqual({});
});

test("what is left is the question", () => {
  const asked = "Was kostet das für ein Unternehmen mit 60 Mitarbeitern?";
  expect(heardIn(asked, "de", null).rest).toBe("Was kostet das ?");
});

test("a later figure counts, and systems add up", () => {
  expect(together({ people: 40, systems: ["SAP"] }, { people: 60, systems: ["Zendesk", "SAP"] })).toEqual({
    people: 60,
    systems: ["SAP", "Zendesk"],
  });
});

describe("in a conversation", () => {
  const content = async (language: "de" | "en") => ({
    topics,
    personOffer,
    model: models[language],
    repeat: (heard: object) => `Noted ${JSON.stringify(heard)}.`,
    computed: async (all: object, heard: object) =>
      "minutes" in all && "minutes" in heard ? "A sum." : null,
  });
  const begin = () => createDialogue(content);

  test("a head count outweighs no question, and is repeated", async () => {
    const answer = await begin().reply("Was kostet das für ein Unternehmen mit 60 Mitarbeitern?", "de");
    expect(named(answer)).toBe("price");
    expect(answer).toMatchObject({
      text: expect.stringMatching(/^Noted {"people":60}\.\n/),
      noted: { people: 60 },
    });
  });

  test("it stays until the end, in either language", async () => {
    const { reply } = begin();
    await reply("Wir haben 40 Mitarbeiter", "de");
    expect(await reply("How much does it cost?", "de")).toMatchObject({ noted: { people: 40 } });
  });

  test("figures without a question are noted", async () => {
    expect(await begin().reply("Dienstag Rückruf qwertz", "de")).toMatchObject({
      kind: "known",
      text: expect.stringMatching(/^Noted {"day":2}\./),
    });
  });

  test("a figure that was asked for gets its sum, and no topic that its words resemble", async () => {
    const { reply } = begin();
    await reply("300 Tickets am Tag", "de");
    const answer = await reply("ein Ticket kostet uns 5 Minuten", "de");
    expect(answer).toMatchObject({ kind: "known", topics: [], text: 'Noted {"minutes":5}.\nA sum.' });
  });
});

test.each([
  ["unterstützt ihr Pipdrive", "unterstützt ihr Pipedrive"],
  ["geht salesforc", "geht Salesforce"],
  ["zendesk?", "Zendesk?"],
  ["Was ist das für ein Dienst?", "Was ist das für ein Dienst?"],
])("%s names a system as %s", (typed, read) => {
  expect(spelled(typed)).toBe(read);
});
