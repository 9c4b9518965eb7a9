/** Words as the queries compare them: every kind of space is a space. */
export function plain(text: string): string {
  return text.replace(/\s+/g, " ");
}
