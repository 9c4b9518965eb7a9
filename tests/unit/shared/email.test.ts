import { expect, test } from "vitest";
import { isEmail } from "#shared/email.ts";

test("[FORM-12] spaces around an address are not part of it; one inside makes it none", () => {
  expect(isEmail(" ada@firma.de\n")).toBe(true);
  expect(isEmail("ada @firma.de")).toBe(false);
});
