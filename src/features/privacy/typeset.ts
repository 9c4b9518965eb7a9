const nbsp = "\u00A0";

/** "Art. 6", "§ 25", "Abs. 1", "180 Tage": the number stays with its word at the end of a line. */
const before = /(Art\.|§|Abs\.|Nr\.|no\.|Buchst\.|AO|point) (?=[\d(a-f])/g;
const after = /(\d) (?=(?:Tage|days|Zeichen|characters|BDSG|HGB|AO|TDDDG)\b|Nr\.|Abs\.)/g;

/** Keeps together what must not be torn apart. Words and their order stay as they are. */
export function typeset(text: string): string {
  return text.replace(before, `$1${nbsp}`).replace(after, `$1${nbsp}`);
}

/** The ledger's words stand within a sentence of the policy, and alone in the drawer. */
export function asSentence(text: string): string {
  return text.replace(/^./, (first) => first.toUpperCase());
}

/** A piece of a text: plain, or an address that can be followed. */
export interface Piece {
  /** Where it begins in the text. */
  at: number;
  text: string;
  href?: string;
}

const address = /https:\/\/[^\s,]+|[^\s,;()]+@[^\s,;()]+\.[a-z]{2,}/g;

/** Finds the e-mail and web addresses in a text, so that they can be shown as links. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(address)) {
    const [hit] = match;
    if (match.index > from) found.push({ at: from, text: text.slice(from, match.index) });
    found.push({ at: match.index, text: hit, href: hit.startsWith("https:") ? hit : `mailto:${hit}` });
    from = match.index + hit.length;
  }
  if (from < text.length) found.push({ at: from, text: text.slice(from) });
  return found;
}
