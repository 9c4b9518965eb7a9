import { describe, expect, test } from "vitest";
import { withCallTime } from "#features/contact/contact.call-time.ts";

const monday = "Wunschzeit für den Anruf: Montag, vormittags";
const friday = "Wunschzeit für den Anruf: Freitag, nachmittags";

describe("the time that suits the visitor, as a line of the description", () => {
  test("stands first, what was typed stays below it", () => {
    expect(withCallTime("", monday)).toBe(monday);
    expect(withCallTime("Rechnungen bleiben liegen.", monday)).toBe(
      `${monday}\n\nRechnungen bleiben liegen.`,
    );
  });

  test("another choice takes its place, in whichever language it was made", () => {
    expect(withCallTime(`${monday}\n\nRechnungen.`, friday)).toBe(`${friday}\n\nRechnungen.`);
    expect(withCallTime("A time for the call: Monday, morning\n\nInvoices.", friday)).toBe(
      `${friday}\n\nInvoices.`,
    );
  });

  test("taken back, it goes, and nothing else does", () => {
    expect(withCallTime(`${monday}\n\nRechnungen.`, "")).toBe("Rechnungen.");
    expect(withCallTime("Rechnungen.\n\nMit Absatz.", "")).toBe("Rechnungen.\n\nMit Absatz.");
  });
});
