import { languageKey } from "#features/privacy/ledger/keys.ts";
import { isLanguage, type Language } from "#shared/language.ts";

/** The part of Web Storage that is used here; either call may throw when the visitor refuses storage. */
export type KeyValueStore = Pick<Storage, "getItem" | "setItem">;

/**
 * The language to begin with (LANG-01, LANG-03): the stored one, else the document's own.
 * A stored value that is no language, or storage that throws, counts as nothing stored.
 */
export function firstLanguage(store: () => KeyValueStore, ofDocument: Language): Language {
  try {
    const stored = store().getItem(languageKey);
    return isLanguage(stored) ? stored : ofDocument;
  } catch {
    return ofDocument;
  }
}

/** Whether the visitor has chosen a language before; refused storage counts as not. */
export function hasStoredLanguage(store: () => KeyValueStore): boolean {
  try {
    return isLanguage(store().getItem(languageKey));
  } catch {
    return false;
  }
}

/** Keeps the visitor's choice. Called on each change and never on load; refused storage is no error. */
export function keepLanguage(store: () => KeyValueStore, language: Language): void {
  try {
    store().setItem(languageKey, language);
  } catch (error) {
    console.warn("the language could not be kept", error);
  }
}
