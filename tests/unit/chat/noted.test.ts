import { expect, test } from "vitest";
import { chatCopy } from "#features/chat/chat.copy.ts";
import { handOverOf } from "#features/chat/chat.hand-over.ts";
import type { Message } from "#features/chat/chat.machine.ts";
import { asksSaving, notesOf, repeatOf } from "#features/chat/chat.noted.ts";
import type { Said } from "#features/chat/chat.port.ts";
import { savingSaid } from "#features/chat/chat.saving.ts";
import { mailOf } from "#features/chat/chat.transcript.ts";
import { facts } from "./facts.ts";

const all = {
  people: 1200,
  tickets: { count: 300, per: "day" },
  minutes: 5,
  hourly: 35,
  systems: ["SAP", "Zendesk"],
  day: 2,
  daytime: "afternoon",
} as const;

test.each([
  [
    "de",
    "1.200 Mitarbeiter, 300 Anfragen am Tag, 5 Minuten je Anfrage, 35 Euro je Stunde, SAP, Zendesk, Anruf am Dienstagnachmittag",
  ],
  [
    "en",
    "1,200 employees, 300 enquiries a day, 5 minutes per enquiry, €35 an hour, SAP, Zendesk, call on Tuesday afternoon",
  ],
] as const)("in %s, what was said is repeated in a few words", (language, said) => {
  expect(notesOf(all, language).join(", ")).toBe(said);
  expect(repeatOf({ people: 40 }, "de")).toBe("Für dieses Gespräch notiert: 40 Mitarbeiter.");
});

test("a saving is worked out from the visitor's own figures, with the formula", () => {
  expect(savingSaid(all, { minutes: 5 }, [], "de", facts.de)).toBe(
    "Im ersten Jahr wird bei unserem Ziel von 70 % weniger Anfragen ans Team Arbeitszeit im Wert von 147.000 Euro frei; nach Abzug unserer Preise bleiben bis zu 120.820 Euro, danach bis zu 123.720 Euro im Jahr. Die Einrichtung wäre dann nach einem Monat verdient. Einstiegspreise gelten bis 500 Anfragen im Monat und 5 Systeme; je weitere 500 Anfragen ab 150 €, mehr Systeme laut Angebot. Mit Ihren Zahlen gerechnet: 300 Anfragen am Tag × 20 Arbeitstage × 5 Minuten = 500 Stunden im Monat; 70 % davon sind 350 Stunden × 35 Euro = 12.250 Euro.",
  );
});

test.each([
  [
    350,
    {},
    "Voraussichtlich ja. Im ersten Jahr wird bei unserem Ziel von 70 % weniger Anfragen ans Team Arbeitszeit im Wert von 15.680 Euro frei; nach Abzug unserer Preise bleiben bis zu 9.300 Euro,",
  ],
  [350, {}, "Euro im Jahr. Die Einrichtung wäre dann nach rund 3 Monaten verdient. Einstiegspreise"],
  [350, { share: 20 }, "Im ersten Jahr nicht: Mit Einrichtung fehlen bei 20 % weniger Anfragen ans Team"],
  [
    120,
    {},
    "unserem Ziel von 70 % weniger Anfragen ans Team 1.004 Euro. Ab dem zweiten Jahr bleiben bis zu 1.896 Euro im Jahr.",
  ],
  [
    350,
    { asks: "later" },
    "Ab dem zweiten Jahr, ohne Einrichtung, wird bei unserem Ziel von 70 % weniger Anfragen ans Team Arbeitszeit im Wert von bis zu 12.200 Euro im Jahr frei, nach",
  ],
  [
    60,
    {},
    "Das lohnt sich nicht: Es wird bei unserem Ziel von 70 % weniger Anfragen ans Team nur Arbeitszeit für 224 Euro im Monat frei, weniger als die 290 Euro für",
  ],
] as const)("of %s enquiries a month, with %j, it is said whether it is worth it", (count, heard, told) => {
  const noted = { ...all, tickets: { count, per: "month" }, minutes: 8, hourly: 40, ...heard } as const;
  expect(savingSaid(noted, heard, ["worth"], "de", facts.de)).toContain(told);
});

test.each([
  [
    { asks: "hours" },
    "Heute sind das 46,67 Stunden im Monat; bei unserem Ziel von 70 % weniger Anfragen ans Team fallen bis zu 32,67 davon weg.",
  ],
  [{ asks: "today" }, "Heute kosten Ihre Anfragen 46,67 Stunden × 40 Euro = 1.867 Euro im Monat."],
  [
    { asks: "breakEven" },
    "Etwa 78 Anfragen im Monat (8 Minuten, 40 Euro je Stunde) decken bei unserem Ziel von 70 % weniger Anfragen ans Team den Betrieb, etwa 143 im ersten Jahr auch die Einrichtung.",
  ],
] as const)("where %j alone is asked for, it alone is told", (heard, told) => {
  const noted = { tickets: { count: 350, per: "month" }, minutes: 8, hourly: 40 } as const;
  expect(savingSaid(noted, heard, [], "de", facts.de)).toBe(told);
});

test("half of what we aim at is half of the target", () => {
  const noted = {
    ...all,
    tickets: { count: 220, per: "month" },
    minutes: 8,
    hourly: 38,
    share: "half",
  } as const;
  expect(savingSaid(noted, {}, [], "de", facts.de)).toMatch(
    /^Im ersten Jahr nicht: .* bei 35 % .* 1\.698 Euro/,
  );
});

test("another share holds until a third one is named", () => {
  const noted = { ...all, tickets: { count: 350, per: "month" }, share: 50 } as const;
  expect(savingSaid(noted, { hourly: 35 }, [], "de", facts.de)).toContain("bei 50 % weniger");
  expect(savingSaid({ ...noted, share: 70 }, {}, [], "de", facts.de)).toContain("bei unserem Ziel von 70 %");
});

const three = { tickets: { count: 3 } };
test.each([
  [
    "a figure that is missing is asked for",
    { ...three, hourly: 45 },
    {},
    ["worth"],
    /^Bis .* Minuten je Anfrage, /,
  ],
  ["so, too, when tickets are named", three, three, [], /Minuten je Anfrage/],
  ["all of them, where none was said", {}, {}, ["worth"], /^Nennen .*Anfragen.* Minuten .* Stunde /],
  ["nothing is said without tickets", { people: 3 }, { people: 3 }, ["tickets"], null],
  ["nor where the talk is of something else", three, {}, ["price"], null],
] as const)("%s", (_, noted, heard, topics, said) => {
  expect(asksSaving(noted, heard, topics)).toBe(said !== null);
  if (said) expect(savingSaid(noted, heard, topics, "de", facts.de)).toMatch(said);
});

const talk = (...answers: Said[]): Message[] =>
  answers.map((answer, id) => ({ id, at: 0, language: "de", from: "assistant", answer }));
const about = (next: string[]): Said => ({
  kind: "known",
  text: "So.",
  topics: [],
  sources: [],
  more: [],
  next,
});

test("the hand-over carries the figures, the conversation, the solution that was talked about, and the day", () => {
  const messages = talk(about(["demo-crm", "call"]), { ...about([]), noted: { people: 40, day: 2 } });
  expect(handOverOf(messages, undefined, "de", "Lumi", 5_000)).toEqual({
    text: expect.stringMatching(/^Meine Angaben: 40 Mitarbeiter, Anruf am Dienstag\n\nGespräch mit Lumi/),
    solution: "crm",
    call: { day: 2 },
  });
});

test("a step that was pressed decides, and a call needs no day", () => {
  const messages = talk(about(["form-crm"]));
  expect(handOverOf(messages, "form-lead", "de", "Lumi", 5_000)).toMatchObject({
    solution: "lead",
    call: null,
  });
  expect(handOverOf(messages, "call", "de", "Lumi", 5_000)).toMatchObject({ solution: "crm", call: {} });
  expect(handOverOf(talk({ kind: "unknown" }), undefined, "de", "Lumi", 5_000)).toMatchObject({
    text: expect.not.stringContaining("Angaben"),
    solution: null,
    call: null,
  });
});

test("with the figures it is no longer than the form takes", () => {
  const messages = talk(
    { kind: "known", text: "Lang. ".repeat(100), topics: [], sources: [], more: [] },
    { kind: "unknown", noted: { people: 40 } },
  );
  const { text } = handOverOf(messages, undefined, "de", "Lumi", 300);
  expect([...text].length).toBeLessThanOrEqual(300);
  expect(text).toContain("40 Mitarbeiter");
});

test("the mail has the conversation and no recipient", () => {
  const href = mailOf(talk(about([])), chatCopy.de, "Lumi");
  expect(href).toMatch(/^mailto:\?subject=/);
  expect(new URLSearchParams(href.slice(href.indexOf("?"))).get("body")).toContain("Lumi: So.");
});
