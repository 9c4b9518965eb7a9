/** Control signs but line breaks and tabs, what turns the direction of writing round, and letters that nobody sees. */
export const steering = /[^\P{Cc}\n\t]|[\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A visitor's text must not steer a terminal or a mail program: what would shows as a sign. */
export function printable(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(steering, "\u{fffd}");
}

/** A visitor's text below our own lines: each of its lines begins so that none passes for ours. */
export function quoted(text: string, start: string): string {
  return printable(text).replace(/^/gm, start);
}
