/** Addresses, figures and the like are no text: a longer one would be another one. */
const noText = /^([#/]|(https?|mailto|tel|blob):|\S+@\S+$|[^\p{L}]*$)/u;
const vowel = /[aeiouyäöü]/gi;

/** The text, about a third longer: its vowels are drawn out, so that words grow where words grow. */
export function lengthenText(text: string): string {
  if (noText.test(text)) return text;
  let owed = 0;
  return text.replaceAll(/\p{L}+/gu, (word) => {
    owed += word.length / 3;
    return word.replaceAll(vowel, (letter) => {
      const extra = Math.min(2, Math.round(owed));
      owed -= extra;
      return letter + letter.toLowerCase().repeat(extra);
    });
  });
}

const done = new WeakMap<object, unknown>();

/** Objects and functions give the same result each time: effects may depend on them. */
function once<Value extends object>(value: Value, make: () => unknown): unknown {
  if (!done.has(value)) done.set(value, make());
  return done.get(value);
}

function lengthenAny(words: unknown): unknown {
  if (typeof words === "string") return lengthenText(words);
  if (Array.isArray(words)) return once(words, () => words.map(lengthenAny));
  if (typeof words === "function") {
    return once(
      words,
      () =>
        (...given: unknown[]) =>
          lengthenAny(words(...given)),
    );
  }
  if (typeof words !== "object" || words === null) return words;
  if (Object.getPrototypeOf(words) !== Object.prototype || "$$typeof" in words) return words;
  return once(words, () =>
    Object.fromEntries(Object.entries(words).map(([key, value]) => [key, lengthenAny(value)])),
  );
}

/** A feature's words, each a third longer: the language that no translator has thought of yet. */
export function lengthen<Words>(words: Words): Words {
  // The shape stays the same; only the strings in it differ.
  return lengthenAny(words) as Words;
}
