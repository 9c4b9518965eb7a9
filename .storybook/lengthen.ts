/** Matches addresses, figures and the like. They are not translated, so they do not get longer. */
const noText = /^([#/]|(https?|mailto|tel|blob):|\S+@\S+$|[^\p{L}]*$)/u;

/** Makes a text about a third longer by repeating vowels, so that it wraps where a long translation would. */
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

/** Gives the same object for the same words: React compares them to decide whether an effect runs again. */
function lengthenAny(words: unknown): unknown {
  if (typeof words === "string") return lengthenText(words);
  if (words === null || (typeof words !== "object" && typeof words !== "function")) return words;
  if (!done.has(words)) done.set(words, made(words));
  return done.get(words);
}

/** Makes each text of a feature's copy a third longer (pseudolocalisation): shows where a long translation breaks. */
export function lengthen<Words>(words: Words): Words {
  // The type stays the same; only the strings in it differ.
  return lengthenAny(words) as Words;
}
