const nbsp = "\u00A0";
const wordJoiner = "\u2060";

/** "Art. 6", "§ 25", "Abs. 1", "180 Tage": the number stays with its word at the end of a line. */
const before = /(Art\.|§|Abs\.|Nr\.|no\.|Buchst\.|AO|point|\(EU\)|[Ss]ections?|Abschnitte?) (?=[\d(a-f])/g;
const after = /(\d) (?=(?:Tage|days|Zeichen|characters|BDSG|HGB|AO|TDDDG|DSGVO|GDPR)\b|Nr\.|Abs\.|Buchst\.)/g;

/** Keeps together what must not be torn apart, "6(1)(f)" too. Words and their order stay as they are. */
export function typeset(text: string): string {
  return text.replace(before, `$1${nbsp}`).replace(after, `$1${nbsp}`).replaceAll(")(", `)${wordJoiner}(`);
}

/** The ledger's words stand within a sentence of the policy, and alone in the drawer. */
export function asSentence(text: string): string {
  return text.replace(/^./, (first) => first.toUpperCase());
}

/** A piece of a text: plain, an address that can be followed, or what no line may end in ("E-", "KI-", a key). */
export interface Piece {
  /** Where it begins in the text. */
  at: number;
  text: string;
  href?: string;
  kept?: true;
}

const special =
  /https:\/\/[^\s,]+|[^\s,;()]+@[^\s,;()]+\.[a-z]{2,}|\+[\d -]{6,}\d|[„“][\w-]+[“”]|(?<![\p{L}-])\p{Lu}{1,2}-\p{L}+(?:-\p{L}+)*/gu;

function hrefOf(hit: string): string | undefined {
  if (hit.startsWith("https:")) return hit;
  if (hit.startsWith("+")) return `tel:${hit.replace(/[ -]/g, "")}`;
  return hit.includes("@") ? `mailto:${hit}` : undefined;
}

/** Finds the addresses and telephone numbers in a text, so that they can be shown as links, and what stays in one line. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(special)) {
    const [hit] = match;
    if (match.index > from) found.push({ at: from, text: text.slice(from, match.index) });
    const href = hrefOf(hit);
    found.push({ at: match.index, text: hit, ...(href ? { href } : { kept: true }) });
    from = match.index + hit.length;
  }
  if (from < text.length) found.push({ at: from, text: text.slice(from) });
  return found;
}
