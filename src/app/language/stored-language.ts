import { languageKey } from "#features/privacy/ledger/keys.ts";
import { isLanguage, type Language } from "#shared/language.ts";
import { type KeyValueStore, keepChoice, storedChoice } from "../settings/stored-choice.ts";

/** The visitor's choice; null when nothing, or no language, is stored, or storage throws (LANG-03). */
export function storedLanguage(store: () => KeyValueStore): Language | null {
  return storedChoice(store, languageKey, isLanguage);
}

/** The language to begin with (LANG-01): the stored one, else the document's own. */
export function firstLanguage(store: () => KeyValueStore, ofDocument: Language): Language {
  return storedLanguage(store) ?? ofDocument;
}

/** Keeps the visitor's choice. Called on each change and never on load; refused storage is no error. */
export function keepLanguage(store: () => KeyValueStore, language: Language): void {
  keepChoice(store, languageKey, language);
}
