import type { Language } from "./answer.ts";

const setOf = (words: string) => new Set(words.split(" "));

/** Words that many questions in one language have and none in the other. */
const common: Record<Language, ReadonlySet<string>> = {
  de: setOf(
    "ich sie ihr wir man und oder der das den dem ein eine einen einer ist sind seid haben habt hab kann können könnt muss müssen darf gibt gibts geht macht kostet wie wer wo wann warum welche welcher welches welchen wieviel es kein keine mit für von zu zum bei auf auch noch nur mein meine unser unsere unserer ihre euer eure euch uns mir bitte danke ja nein nee nicht lieber guten am wird werden lange viel nach wen wem im vom beim sich aus wenn seit hilft gegen",
  ),
  en: setOf(
    "i you we they it the a of to and or is are do does did don't can could what what's how who where when why which would should have has your our my me us this that there it's i'm for with from about much many long please thanks thank yes get need want any if hello",
  ),
};

/** @returns the language that a question is in, by its commonest words; null when they do not tell. */
export function languageOf(question: string): Language | null {
  const words =
    question
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}']+/gu) ?? [];
  const [de = 0, en = 0] = [common.de, common.en].map((set) => words.filter((one) => set.has(one)).length);
  if (de > 2 * en) return "de";
  return en > 2 * de ? "en" : null;
}
