import process from "node:process";
import { expect, test } from "vitest";
import { isEmail, withAsciiDomain } from "#shared/email.ts";

test("[FORM-12] spaces around it are not part of it", () => expect(isEmail(" ada@firma.de\n")).toBe(true));

test.each([
  ["ada@münchen.de", "ada@xn--mnchen-3ya.de"],
  ["ada@xn--mnchen-3ya.de", "ada@xn--mnchen-3ya.de"],
  ["ada@ＭÜNCHEN.de", "ada@xn--mnchen-3ya.de"],
  ["ada@fir\u034fma\ufe0f.de", "ada@firma.de"],
  ["Ada@Firma.DE", "Ada@Firma.DE"],
])("[FORM-12] the domain of %s is what mail servers know", (typed, sent) => {
  expect(withAsciiDomain(typed)).toBe(sent);
  expect(isEmail(typed)).toBe(true);
});

test.each([
  "anna＠firma.de",
  "anna＠firma.de@b.de",
  "anna﹫firma.de@b.de",
  "ada@b_c.de",
  "ada@i❤.ws",
  "ada@b..de",
])("[FORM-12] %s is no address", (typed) => expect(isEmail(typed)).toBe(false));

test("[FORM-12] a long text is read at once", () => {
  const started = process.cpuUsage();
  isEmail(`a@${".".repeat(50_000)}`);
  isEmail(`a@${"ü.".repeat(50_000)}`);
  // In milliseconds of the processor, which a busy machine does not lengthen.
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(500);
});
