import { themeKey } from "#features/privacy/ledger/keys.ts";
import type { Theme } from "#ui/theme/useTheme.ts";
import { type KeyValueStore, keepChoice, storedChoice } from "../settings/stored-choice.ts";

function isTheme(value: unknown): value is Theme {
  return value === "dark" || value === "light";
}

/** The theme to begin with: what the visitor has chosen, else what their system prefers. */
export function firstTheme(store: () => KeyValueStore, prefersLight: boolean): Theme {
  return storedChoice(store, themeKey, isTheme) ?? (prefersLight ? "light" : "dark");
}

/** Keeps the visitor's choice. Called when they press the switch and never on load; refused storage is no error. */
export function keepTheme(store: () => KeyValueStore, theme: Theme): void {
  keepChoice(store, themeKey, theme);
}
