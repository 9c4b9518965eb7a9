import { expect, test } from "vitest";
import { heroEmail } from "#app/adapters/hero-email.ts";

test("[HERO-05] where storage is refused, the page's memory does", () => {
  const email = heroEmail(() => {
    throw new DOMException("denied", "SecurityError");
  });
  email.keep("ada@firma.de");
  expect(email.take()).toBe("ada@firma.de");
  expect(email.take()).toBeNull();
});
