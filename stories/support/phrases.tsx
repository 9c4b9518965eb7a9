import type { Decorator } from "@storybook/react-vite";
import type { Language } from "#shared/copy.ts";
import { languageOf } from "./globals.ts";

/** What is said in fixtures, in English: by its German text. */
export type Phrases = Readonly<Record<string, string>>;

function translate(value: unknown, phrases: Phrases): unknown {
  if (typeof value === "string") return phrases[value] ?? value;
  if (Array.isArray(value)) return value.map((one) => translate(one, phrases));
  if (typeof value !== "object" || value === null || "$$typeof" in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === "language" ? "en" : translate(one, phrases)]),
  );
}

/** A fixture in the language asked for; plain data only. German where there is no other text. */
export function inLanguage<Value>(value: Value, language: Language, phrases: Phrases): Value {
  // The shape stays the same; only the strings in it differ.
  return language === "de" ? value : (translate(value, phrases) as Value);
}

/** The same as a play function needs it. */
export function said(text: string, globals: Record<string, unknown>, phrases: Phrases): string {
  return inLanguage(text, languageOf(globals), phrases);
}

/** Gives a story's args in the toolbar's language: a conversation in English is English throughout. */
export function speaking(phrases: Phrases): Decorator {
  const done = new WeakMap<object, ReturnType<typeof translate>>();
  return (Story, { args, globals }) => {
    if (languageOf(globals) === "de") return <Story />;
    // The same object each time: effects may depend on it.
    if (!done.has(args)) done.set(args, inLanguage(args, "en", phrases));
    return <Story args={done.get(args) as typeof args} />;
  };
}
