import { expect, test } from "vitest";
import { checkSamples } from "../../../config/samples.ts";

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
