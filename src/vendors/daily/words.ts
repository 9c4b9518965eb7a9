/** The specified words, where the installed client has others. */
const translations: readonly [RegExp, string][] = [
  [/is only supported as part of Daily's Prebuilt/, "only supported as part of the prebuilt"],
];

/** A message of the call client in the specification's words. */
export function specifiedWords(message: string): string {
  return translations.reduce((text, [theirs, ours]) => text.replace(theirs, ours), message);
}
