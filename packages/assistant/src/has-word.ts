/** Two forms of a word share at least so many first letters. */
const sharedLetters = 5;

/** Whether a text has a word, in another form at least. */
export const hasWord = (text: string, word: string): boolean =>
  text.toLowerCase().includes(word.toLowerCase().slice(0, Math.max(sharedLetters, word.length - 2)));
