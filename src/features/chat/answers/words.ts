import type { Language } from "#shared/copy.ts";

/** Words that every question has; they tell no topic from another. */
const empty: Record<Language, ReadonlySet<string>> = {
  de: new Set(
    "ab aber arbeiten benutzen benutzt bin bleiben gehen geht helfen hilft lautet suche suchen mache machen macht nutzen nutzt sehen sieht stehen steht verbunden verwenden verwendet wollen alle als also am an auch auf aus bei beim bekomme bekommen bis bitte brauche brauchen da dabei dafür dann das dass davon dem den denn der des dich die dies diese dieser dieses dir doch dort du durch ein eine einem einen einer eines eigentlich er es etwas euch euer eure für gab geben gibt haben hab hat hatte hier hätte ich ihr ihre ihrem ihren ihm im in ist ja jemand kann kannst können könnte könnten man mal mehr mein meine meinem meinen mich mir mit möchte möchten müssen muss nach nicht noch nun nur ob oder sagen schon sehr sein sich sie sind so soll sollen um und uns unser unsere unserem unseren unter viel viele vom von vor war warum was welche welchem welchen welcher welches wenn werden wie wieder will wir wird wirklich woher wohin würde zu zum zur über".split(
      " ",
    ),
  ),
  en: new Set(
    "a about actually by help make per people send site use using all also am an and any are as at be been but by can could did do does for from get give had has have hello how i if in into is it its just know like me more my need not of on one or our please really shall should so some tell that the their them then there these they this those to us want was we were what which why will with would you your".split(
      " ",
    ),
  ),
};

const endings: Record<Language, RegExp> = {
  de: /(?:ern|est|end|en|er|es|em|et|st|e|n|s|t)$/u,
  en: /(?:ing|ed|es|ly|s|e)$/u,
};

/** A word without what changes with case and number, its umlauts written out. */
function stem(word: string, language: Language): string {
  const short = word.length > 4 ? word.replace(endings[language], "") : word;
  const kept = short.length > 2 ? short : word;
  return kept
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}

/** Stems that say whom or what a question is about, but not what it asks. */
const faint: ReadonlySet<string> = new Set(
  "wann wer wo when who where bot chatbot chat assistent assistant lead generator crm integration system".split(
    " ",
  ),
);

/** How much a word tells of what is asked: "what does the bot cost" is about cost. */
export function loudness(word: string): number {
  return faint.has(word) ? 0.4 : 1;
}

/** The words of a text that say what it is about, each once. */
export function contentWords(text: string, language: Language): string[] {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length > 1 && !empty[language].has(word));
  return [...new Set(telling.map((word) => stem(word, language)))];
}
