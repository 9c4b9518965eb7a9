import { wordsPattern } from "@mainlicht/assistant/words-pattern";
import type { Language } from "#shared/copy.ts";
import { decided } from "./wordings/decided.ts";

/** A group of words, one of which a question has, or has not; long ones end compounds, too: "Webformular". */
function having(group: string): string {
  const words = group.replace(/^!/, "").replace(/(?<=^|\|)(\p{L}{7,})(?=\||$)/gu, "\\p{L}*$1");
  return String.raw`(?${group.startsWith("!") ? "!" : "="}.*(?<!\p{L})(?:${words}))`;
}

export const quotes = decided
  .trim()
  .split("\n")
  .map((line) => {
    const [topic = "", de = "", en = "", words = ""] = line.split(/ ::(?= )/).map((part) => part.trim());
    const cites: Record<Language, string[]> = {
      de: de ? de.split(" + ") : [],
      en: en ? en.split(" + ") : [],
    };
    return { topic, cites, words: wordsPattern(`^${words.split(" & ").map(having).join("")}`) };
  });

/** Among more words, some fit by chance. */
const longest = 26;

/** What a question is answered with by its words alone; the first line that fits decides. */
export function quoteFor(question: string) {
  const said = question
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/\b(who|where|how)s\b/g, "$1 is");
  const typed = said.replace(/[^\p{L}\p{N}]+/gu, " ");
  return typed.split(" ").length > longest ? undefined : quotes.find(({ words }) => words.test(typed));
}
