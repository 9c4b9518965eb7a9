import { describe, expect, it } from "vitest";
import type { Language } from "#shared/copy.ts";
import { euros } from "#shared/euros.ts";

const locales: Record<Language, string> = { de: "de-DE", en: "en-IE" };
const style = { style: "currency", currency: "EUR", maximumFractionDigits: 0 } as const;

describe.each(["de", "en"] as const)("euros, %s", (language) => {
  const intl = new Intl.NumberFormat(locales[language], style);

  it.each([0, 7, 90, 490, 1_000, 2_900, 12_345, 1_234_567])("writes %i as Intl does", (amount) => {
    expect(euros(amount, language)).toBe(intl.format(amount));
  });
});
