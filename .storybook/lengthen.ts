/** Addresses, figures and the like are no text: a longer one would be another one. */
const noText = /^([#/]|(https?|mailto|tel|blob):|\S+@\S+$|[^\p{L}]*$)/u;

/** The text, about a third longer: its vowels are drawn out, so that words grow where words grow. */
export function lengthenText(text: string): string {
  if (noText.test(text)) return text;
  let owed = 0;
  return text.replaceAll(/\p{L}+/gu, (word) => {
    owed += word.length / 3;
    return word.replaceAll(/[aeiouyäöü]/gi, (letter) => {
      const extra = Math.min(2, Math.round(owed));
      owed -= extra;
      return letter + letter.toLowerCase().repeat(extra);
    });
  });
}

const isPlain = (value: object) =>
  Object.getPrototypeOf(value) === Object.prototype && !("$$typeof" in value);

function made(words: object): unknown {
  if (Array.isArray(words)) return words.map(lengthenAny);
  if (typeof words === "function") return (...given: unknown[]) => lengthenAny(words(...given));
  if (!isPlain(words)) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, lengthenAny(value)]));
}

const done = new WeakMap<object, unknown>();

/** The same words give the same result each time: effects may depend on them. */
function lengthenAny(words: unknown): unknown {
  if (typeof words === "string") return lengthenText(words);
  if (words === null || (typeof words !== "object" && typeof words !== "function")) return words;
  if (!done.has(words)) done.set(words, made(words));
  return done.get(words);
}

/** A feature's words, each a third longer: the language that no translator has thought of yet. */
export function lengthen<Words>(words: Words): Words {
  // The shape stays the same; only the strings in it differ.
  return lengthenAny(words) as Words;
}
