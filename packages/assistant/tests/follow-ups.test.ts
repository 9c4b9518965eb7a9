import { describe, expect, test } from "vitest";
import { facetOf, sharedWith } from "../src/facets.ts";
import { answerAfter, known, named, talk, unsure } from "./topics.ts";

describe.each([
  [
    "de",
    {
      duration: [
        "wie lange dauert das",
        "bis wann passiert das",
        "und wie lange?",
        "Wie lang denn ungefähr",
        "dauert das lange?",
      ],
      when: ["und ab wann?", "wann geht das", "wie schnell geht das"],
      place: ["und wo?", "wo liegen die denn", "wo steht der"],
      who: ["wer macht das", "und mit wem", "von wem kommt das"],
      cost: ["was kostet der denn", "ist das kostenlos"],
      amount: ["und wie viel?", "wie viel genau"],
      count: ["und wie viele?", "wie viele denn"],
      written: ["krieg ich das schriftlich?"],
      sooner: ["geht das auch früher?"],
      days: ["auch am Wochenende?"],
      included: ["was steht da drin", "was ist inklusive"],
      more: ["worüber", "womit denn"],
      directly: ["hat der ne durchwahl", "kann ich ihn direkt erreichen", "wie erreiche ich sie direkt"],
      reason: ["warum so kurz", "warum so kurz, da stimmt doch was nicht", "und wieso das?", "warum nicht"],
      exception: [
        "und wenn nicht",
        "und wenn das keine Schnittstelle hat?",
        "was ist wenn es mal nicht klappt",
      ],
      others: ["und Ihre Leute?", "und euer Team?", "was noch", "und der andere?"],
    },
    [
      "Was kostet der Chat?",
      "wo sitzt ihr",
      "Wo sitzen Sie?",
      "und was ist mit Salesforce",
      "wie lange speichern Sie meine Anfrage",
      "danke",
    ],
  ],
  [
    "en",
    {
      duration: ["how long does it take", "and how long?", "how long will that last"],
      when: ["and when?", "when does it go", "how soon can that be done"],
      place: ["and where?", "where are they", "in which country is it"],
      who: ["who does that", "and with whom"],
      cost: ["how much is that", "and the price?", "is it free"],
      directly: ["how can I reach her directly", "does he have a direct line"],
      reason: ["why so short", "and why?", "why not"],
      exception: ["and if not", "what if it has no interface", "but if it fails"],
      others: ["and your people?", "anything else?", "what about the staff", "and the other one?"],
      written: ["can I get it in writing?"],
      sooner: ["can it be sooner?"],
      days: ["on Sundays too?"],
    },
    [
      "what does the chat cost",
      "where are you",
      "and Salesforce?",
      "how long do you keep my request",
      "thanks",
    ],
  ],
] as const)("in %s", (language, follow, own) => {
  test.each(Object.entries<readonly string[]>(follow))(
    "%s is asked of the subject before",
    (facet, questions) => {
      for (const one of questions) expect(facetOf(one, language), one).toBe(facet);
    },
  );

  test.each(own)("%s has a subject of its own", (question) => {
    expect(facetOf(question, language)).toBeUndefined();
  });
});

describe("a question without a subject", () => {
  test.each([
    ["call", "und wie lange dauert das?", "call"],
    ["call", "was kostet das denn?", "call"],
    ["contract", "warum so kurz", "contract"],
    ["hosting", "und wo?", "hosting"],
    ["otherSystems", "und wenn das keine Schnittstelle hat?", "otherSystems"],
    ["hours", "und Ihre Leute?", "hours"],
    ["contact", "hat der ne durchwahl", "contact"],
  ])("after %s, “%s” is answered with its line about %s", async (before, question, subject) => {
    const reply = talk({ Davor: known(before) });
    await reply("Davor");
    const answer = await reply(question);
    expect(named(answer)).toBe(subject);
    expect(answer).toMatchObject({
      text: expect.stringMatching(/ told about /),
      topics: [subject],
      more: [],
    });
  });

  test("is answered by what it means alone, where the subject has no line for it", async () => {
    const script = { Chat: known("chat"), "warum so teuer?": known("worth") };
    expect(await answerAfter(script, "Chat", "und warum so teuer?")).toBe("worth");
  });

  test.each([
    ["und was kostet der?", "price"],
    ["wie lange dauert das?", "setup"],
    ["wie viel genau?", "price"],
    ["was ist da drin?", "support"],
  ])("without a line, %s is answered by the topic that tells it of all: %s", async (question, topic) => {
    expect(await answerAfter({ Chat: known("chat") }, "Chat", question)).toBe(topic);
  });

  test.each([
    ["messages", "und wo?", "not said: messages"],
    ["messages", "wer macht das?", "not said: messages"],
    ["rights", "bis wann?", "not said: rights"],
    ["chat", "und warum?", "not said: chat"],
  ])("after %s, “%s” is owned up to: %s", async (before, question, offered) => {
    expect(await answerAfter({ Davor: known(before) }, "Davor", question)).toBe(offered);
  });
});

describe("a question without a subject, otherwise", () => {
  test("stays with the subject where it names nothing new", async () => {
    expect(await answerAfter({ Chat: known("chat") }, "Chat", "und welche?")).toBe("chat");
    const systems = "We connect SAP and Microsoft Dynamics.";
    expect(sharedWith("And Microsoft?", systems, "en")).toEqual({ own: 1, shared: 1 });
    expect(sharedWith("And Oracle?", systems, "en")).toEqual({ own: 1, shared: 0 });
    expect(sharedWith("Wer hat das gemessen?", "Wir messen es.", "de")).toEqual({ own: 1, shared: 1 });
  });

  test("is what was pressed, where it is a topic's own question", async () => {
    const reply = talk({ Termin: known("call"), "What is price?": known("price") });
    await reply("Termin");
    expect(named(await reply("What is price?"))).toBe("price");
  });

  test("keeps the subject, over thanks and over what was not understood", async () => {
    const script = { Termin: known("call"), Danke: known("thanks") };
    expect(await answerAfter(script, "Termin", "und was kostet das?", "wie lange dauert das?")).toBe("call");
    expect(await answerAfter(script, "Termin", "Danke", "wie lange dauert das?")).toBe("call");
    expect(await answerAfter(script, "Termin", "Wetter", "wie lange dauert das?")).toBe("call");
  });

  test("has nothing to follow at the beginning, and after it asked back", async () => {
    expect(await answerAfter({}, "und wo?")).toBe("unknown");
    const script = { Termin: known("call"), Frist: unsure("setup", "reply") };
    expect(await answerAfter(script, "Termin", "Frist", "wie lange?")).toBe("unknown");
  });
});

test.each([
  ["How long is the call?", known("setup"), "call"],
  ["What does the call cost?", known("price"), "call"],
  ["What is included in the price?", known("price"), "support"],
  ["Is VAT included in the price?", known("price"), "price"],
  ["Who sees my IP address in the form?", unsure(["form", 0.2]), "ipAddress"],
])("“%s” names its subject", async (question, meaning, topic) => {
  expect(named(await talk({ [question]: meaning }, "en")(question))).toBe(topic);
});

test.each([
  ["What's included?", "support"],
  ["How long does it take to set up?", "setup"],
])(
  "“%s” is asked of what is sold, where prices were spoken of that nobody names",
  async (question, topic) => {
    const reply = talk({ "Per user?": known("otherPrices"), [question]: known(topic) }, "en");
    await reply("Per user?");
    expect(named(await reply(question))).toBe(topic);
  },
);

test("“phone, too?” is asked of the form, whatever it resembles", async () => {
  const reply = talk({ Form: known("form"), "Phone, too?": known("channels") }, "en");
  await reply("Form");
  expect(named(await reply("Phone, too?"))).toBe("form");
});

test("what leads far from the subject and is not sure is asked back about, what is near comes first", async () => {
  const script = { Impressum: known("legal"), "klug gemacht?": known(["knowledge", 0.4], ["team", 0.3]) };
  expect(await answerAfter(script, "Impressum", "klug gemacht?")).toBe("team, knowledge?");
});

describe("a correction", () => {
  test.each([
    "nein, ich meinte den Chat",
    "Nee, den Chat",
    "nee lieber den Chat",
    "ich meinte den Chat",
    "Quatsch, den Chat",
  ])("“%s” is answered alone", async (question) => {
    const script = { Preis: known("price"), "den Chat": known("chat") };
    expect(await answerAfter(script, "Preis", question)).toBe("chat");
  });

  test.each(["no, I meant the chat", "no I meant the chat", "nope, the chat", "I meant the chat"])(
    "in English, so is “%s”",
    async (question) => {
      const reply = talk({ "the chat": known("chat") }, "en");
      expect(named(await reply(question))).toBe("chat");
    },
  );

  test("a no that belongs to the question is none", async () => {
    const reply = talk({ "No code needed?": known("code"), "no idea how to begin": known("process") }, "en");
    expect(named(await reply("No code needed?"))).toBe("code");
    expect(named(await reply("no idea how to begin"))).toBe("process");
  });
});

test.each([
  ["chat", "nee lieber mail", "contact"],
  ["chat", "lieber per E-Mail bitte", "contact"],
  ["chat", "nein, telefonisch", "officeHours"],
  ["channels", "telefonisch", "channels"],
])("after the answer on %s, “%s” is a wish for %s", async (before, wish, topic) => {
  expect(await answerAfter({ Chat: known(before) }, "Chat", wish)).toBe(topic);
});

describe("in a conversation", () => {
  test("what was asked of one subject is asked of the next", async () => {
    const reply = talk({ "Was kostet der Chat?": known("price"), "der Termin?": known("call") });
    await reply("Was kostet der Chat?");
    expect(await reply("und der Termin?")).toMatchObject({ text: "The cost is told about call." });
  });

  test("a second question in the same sentence leans on the first", async () => {
    const script = { "Was kostet der Termin": known("call"), "wie lange dauert das?": known("setup") };
    const answer = await talk(script)("Was kostet der Termin und wie lange dauert das?");
    expect(answer).toMatchObject({ text: expect.stringContaining("The duration is told about call.") });
  });

  test.each([
    ["und der Mond?", "not said: chat"],
    ["per Mond?", "not said: chat"],
    ["der Mond?", "vulnerability, jobs?"],
  ])(
    "“%s” gets %s: what leans on the subject is not answered with what is far from it",
    async (asked, answer) => {
      const script = { Chat: known("chat"), "der Mond?": unsure("vulnerability", "jobs") };
      expect(await answerAfter(script, "Chat", asked)).toBe(answer);
    },
  );

  test("of data, “how long” goes on to where it is told what becomes of them", async () => {
    const keeps = "Wie lange speichert ihr das?";
    const script = { [keeps]: known("messages"), "die vom Formular?": known("form") };
    expect(await answerAfter(script, keeps, "und die vom Formular?")).toBe("retention");
  });

  test("what is near is asked back, where it may be that", async () => {
    const near = { ...unsure(["actions", 0.2]), kind: "unknown" as const };
    const script = { Chat: known("chat"), "per Mond?": near };
    expect(await answerAfter(script, "Chat", "per Mond?")).toBe("actions?");
  });

  test("after a price, the subject before is gone back to by its words", async () => {
    const script = { Dauer: known("languages"), "für languages dann?": known("legal") };
    expect(await answerAfter(script, "Dauer", "was kostet das?", "für languages dann?")).toBe("languages");
  });

  test("a correction that names a subject asks the same of that", async () => {
    const reply = talk({ "Was kostet der Chat?": known("price") });
    await reply("Was kostet der Chat?");
    expect(await reply("nein, ich meinte den Anruf")).toMatchObject({ text: "The cost is told about call." });
  });
});

test.each([
  ["Bekommen wir Rabatt?", "discount"],
  ["Wer macht bei euch die Technik?", "directLine"],
  ["Kann ich euch per WhatsApp erreichen?", "contact"],
  ["Arbeiten Sie auch mit Firmen in Italien?", "regions"],
  ["Wer richtet das ein?", "code"],
])("“%s” leaves no doubt, unless what was learnt is surely about something else", async (question, topic) => {
  expect(named(await talk({ [question]: unsure(["legal", 0.3]) })(question))).toBe(topic);
  expect(named(await talk({ [question]: known("legal") })(question))).toBe("legal");
});

test("what words put outside is asked back where what was learnt is surely of ours", async () => {
  const question = "Wie kündige ich bei Salesforce?";
  expect(await talk({ [question]: unsure(["contract", 0.3]) })(question)).toMatchObject({ kind: "unknown" });
  expect(named(await talk({ [question]: known(["contract", 0.9]) })(question))).toBe("contract?");
});

test("words of ours mean nothing where it is surely no business of ours", async () => {
  const question = "Bekommen wir Rabatt?";
  const strange = { ...unsure(["discount", 0.1]), kind: "unknown", far: true, smallTalk: true } as const;
  expect(await talk({ [question]: strange })(question)).toEqual({ kind: "unknown", far: true });
});
