import type { Language } from "#shared/copy.ts";
import { ledgerCopy } from "../ledger/ledger.copy.ts";
import { memoryIds, storedEntries } from "../ledger/ledger.ts";
import type { PolicyPoint } from "../policy.model.ts";
import { asSentence } from "../typeset.ts";

/** Lists what the browser stores and for how long, from the ledger. */
export function storedUntil(language: Language): PolicyPoint[] {
  const { stored } = ledgerCopy[language];
  return storedEntries.map(({ id }) => ({ term: `${stored[id].name}:`, text: asSentence(stored[id].kept) }));
}

export function storedKeys(language: Language): PolicyPoint[] {
  const words = ledgerCopy[language];
  return storedEntries.map(({ id, key, place }) => ({
    term: `${words.places[place]}, ${words.key(key)}:`,
    text: `${words.stored[id].name}, ${words.stored[id].purpose}`,
  }));
}

export function storedItems(language: Language): string {
  const { memory } = ledgerCopy[language];
  return asSentence(memoryIds.map((id) => memory[id]).join("; "));
}
