import { expect, test } from "vitest";
import { heroEmail } from "#app/adapters/hero-email.ts";
import { heroEmailKey } from "#features/privacy/ledger/keys.ts";

test("[HERO-05] [FORM-06] kept in the store, taken once, then gone", () => {
  const held = new Map<string, string>();
  const email = heroEmail(() => ({
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }));
  email.keep("ada@firma.de");
  expect(held.get(heroEmailKey)).toBe("ada@firma.de");
  expect(email.take()).toBe("ada@firma.de");
  expect(held.size).toBe(0);
  expect(email.take()).toBeNull();
});

test("[HERO-05] where storage is refused, the page's memory does", () => {
  const email = heroEmail(() => {
    throw new DOMException("denied", "SecurityError");
  });
  email.keep("ada@firma.de");
  expect(email.take()).toBe("ada@firma.de");
  expect(email.take()).toBeNull();
});
