import { describe, expect, test } from "vitest";
import { firstTheme, keepTheme } from "#app/theme/stored-theme.ts";

const storing = (value: string | null) => () => ({ getItem: () => value, setItem: () => undefined });
const refusing = () => {
  throw new DOMException("refused", "SecurityError");
};

describe("the theme to begin with", () => {
  test.each([
    { stored: "dark", prefersLight: true, theme: "dark" },
    { stored: "pink", prefersLight: true, theme: "light" },
  ])("stored $stored, system light: $prefersLight gives $theme", ({ stored, prefersLight, theme }) => {
    expect(firstTheme(storing(stored), prefersLight)).toBe(theme);
  });

  test("storage that throws: the system's choice, and no error on keeping", () => {
    expect(firstTheme(refusing, true)).toBe("light");
    expect(() => keepTheme(refusing, "dark")).not.toThrow();
  });
});
