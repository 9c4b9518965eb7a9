import { describe, expect, test } from "vitest";
import { callCopy } from "#features/contact/contact.call.copy.ts";
import {
  callAnswer,
  callLength,
  callText,
  isDialable,
  withCall,
} from "#features/contact/contact.call-time.ts";
import { emptyDraft } from "#features/contact/contact.draft.ts";

const { de, en } = callCopy;
const wish = { phone: " 069 1 ", day: "2026-11-24", part: "morning" } as const;
const draft = { ...emptyDraft, problem: "Rechnungen bleiben liegen.", call: wish };

describe("the call that is asked for", () => {
  test("stands above the description when it is sent, and changes nothing of the visitor's own words", () => {
    expect(withCall(de, draft).problem).toBe(
      "Wunschzeit für den Anruf: Dienstag, 24. November, 9 bis 12 Uhr, Telefon 069 1\n\nRechnungen bleiben liegen.",
    );
    expect(withCall(en, { ...draft, problem: "" }).problem).toBe(
      "Preferred time for the call: Tuesday 24 November, 9 am to noon, phone 069 1",
    );
    expect(draft.problem).toBe("Rechnungen bleiben liegen.");
  });

  test("takes its room from the description, so that the counter tells the truth", () => {
    const room = (text: string) => withCall(de, { ...draft, problem: text }).problem.length - text.length;
    expect(callLength(de, draft)).toBe(room("Rechnungen"));
    expect(callLength(de, emptyDraft)).toBe(0);
  });

  test("says what was left open, too; nothing asked, nothing added", () => {
    const open = { phone: "", day: "", part: "" } as const;
    expect(callText(de, open)).toBe("noch offen");
    expect(callText(en, { ...open, phone: "069 1" })).toBe("no preference, phone 069 1");
    expect(callText(de, { ...open, part: "noon" })).toBe("12 bis 14 Uhr");
    expect(callText(de, { ...open, day: "any", part: "any" })).toBe("Montag bis Freitag, 9 bis 17 Uhr");
    expect(withCall(de, emptyDraft)).toBe(emptyDraft);
    expect(callText(de)).toBe("");
  });

  test("[P-call-as-agreed] is a wish until the company names the time; without a number, an email asks for it", () => {
    expect(callAnswer(de, wish, "Samstag, 21.\u00a0November", "17:48")).toEqual({
      thanks: "Vielen Dank! Wir rufen Sie unter 069\u00a01 an.",
      wish: "Ihr Wunsch: Dienstag, 24.\u00a0November, 9\u00a0bis 12\u00a0Uhr.",
      follows: "Die genaue Uhrzeit schreiben wir Ihnen bis Samstag, 21.\u00a0November, 17:48\u00a0Uhr.",
    });
    expect(callAnswer(en, { phone: " ", day: "", part: "" }, "Friday", "5 pm")).toEqual({
      thanks: "Thank you!",
      follows: `${en.timeFollows("Friday", "5 pm")} ${en.phoneOpen}`,
    });
    expect(callAnswer(en, undefined, "Friday", "5 pm")).toBeNull();
  });

  test.each(["", " ", "+49 69 1234567", "(069) 12 34-56", "069/123.456"])("dials %o", (phone) => {
    expect(isDialable(phone)).toBe(true);
  });
  test.each(["abc", "069 1", "0711 123", "069 12345 ab"])("does not dial %o", (phone) => {
    expect(isDialable(phone)).toBe(false);
  });
});
