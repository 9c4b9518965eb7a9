import { languageKey } from "#features/privacy/ledger/keys.ts";
import { isLanguage, type Language } from "#shared/language.ts";

/** The part of Web Storage that is used here; either call may throw when the visitor refuses storage. */
export type KeyValueStore = Pick<Storage, "getItem" | "setItem">;

/** The visitor's choice; null when nothing, or no language, is stored, or storage throws (LANG-03). */
function storedLanguage(store: () => KeyValueStore): Language | null {
  try {
    const stored = store().getItem(languageKey);
    return isLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** The language to begin with (LANG-01): the stored one, else the document's own. */
export function firstLanguage(store: () => KeyValueStore, ofDocument: Language): Language {
  return storedLanguage(store) ?? ofDocument;
}

/** Whether the visitor has chosen a language before; refused storage counts as not. */
export function hasStoredLanguage(store: () => KeyValueStore): boolean {
  return storedLanguage(store) !== null;
}

/** Keeps the visitor's choice. Called on each change and never on load; refused storage is no error. */
export function keepLanguage(store: () => KeyValueStore, language: Language): void {
  try {
    store().setItem(languageKey, language);
  } catch (error) {
    console.warn("the language could not be kept", error);
  }
}
