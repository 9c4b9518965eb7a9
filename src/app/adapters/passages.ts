import { type Language, type Look, stemsOf } from "@mainlicht/assistant";
import MiniSearch from "minisearch";
import type { SitePassage } from "../documents/passages.ts";

const mostPassages = 12;

export function lookIn(passages: readonly SitePassage[], language: Language): Look {
  const stem = (word: string) => stemsOf(word, language)[0] ?? null;
  const index = new MiniSearch({
    fields: ["text", "label"],
    processTerm: stem,
    searchOptions: { boost: { text: 2 } },
  });
  index.addAll(passages.map(({ text, label }, id) => ({ id, text, label })));
  return async (words) =>
    index
      .search(words.join(" "))
      .slice(0, mostPassages)
      .flatMap(({ id, queryTerms }) => {
        const passage = passages[id];
        if (!passage) return [];
        const { text, label, href } = passage;
        const found = words.filter((word) => queryTerms.includes(stem(word) ?? ""));
        return [{ text, source: { label, href }, found }];
      });
}
