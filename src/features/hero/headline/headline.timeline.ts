/** Milliseconds a character (HERO-01). */
const typingSpeed = 80;

/** The longest headline: it is written within five seconds, so it needs no pause control. */
export const longestHeadline = 62;

/** How many characters of the headline are written at an instant (HERO-01). */
export function typedAt(elapsed: number, text: string): number {
  return Math.min(text.length, Math.floor(elapsed / typingSpeed));
}
