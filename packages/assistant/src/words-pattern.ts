/**
 * A pattern for words and figures with spaces between them; `\p{L}` in it is a letter. As such it would name the letters of
 * all scripts, and an engine takes up to ten times as long to prepare it.
 */
export const wordsPattern = (source: string): RegExp =>
  new RegExp(source.replaceAll(String.raw`\p{L}`, String.raw`[^ \d]`));
