import { expect, test } from "vitest";
import { checkSamples, checkSecurityTxt } from "../../../config/samples.ts";

const said = (release: boolean, fields: readonly string[]) => {
  const warnings: string[] = [];
  checkSamples(release, (text) => warnings.push(text), fields);
  return warnings;
};

test("[HOME-04] a build says which of the company's facts are samples", () => {
  expect(said(false, ["brand", "vatId"])).toEqual([
    "src/app/site.ts still holds sample values:\n  brand\n  vatId",
  ]);
});

test("[HOME-04] a release with sample facts fails, and says what to do", () => {
  expect(() => said(true, ["vatId"])).toThrow(
    /still holds sample values:\n {2}vatId\nA release \(RELEASE=1\) needs real ones\./,
  );
});

test("[HOME-04] a release with real facts goes through in silence", () => {
  expect(said(true, [])).toEqual([]);
});

const now = Date.parse("2026-11-23T00:00:00Z");
test.each(["2026-11-22T23:59:59Z", "2027-11-25T00:00:00Z", "soon"])(
  "a release refuses a security.txt that is valid until %s",
  (expires) => {
    expect(() => checkSecurityTxt(true, now, expires)).toThrow("security.expires in src/app/site.ts");
    expect(() => checkSecurityTxt(false, now, expires)).not.toThrow();
  },
);

test("a release takes a security.txt that is valid for less than a year", () => {
  expect(() => checkSecurityTxt(true, now, "2027-10-31T00:00:00Z")).not.toThrow();
});
