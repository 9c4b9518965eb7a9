/** Highlights colour a stretch of text without touching the page: no letter moves, no line breaks anew. */
const unwritten = "headline-unwritten";
const fresh = "headline-fresh";

const glowing = 2;

/** Whether this browser can colour a part of a text. Where it cannot, the headline stands there whole. */
export function canHighlight(): boolean {
  return "highlights" in CSS && typeof Highlight === "function";
}

function stretch(words: Node, from: number, to: number): Highlight {
  const range = new Range();
  range.setStart(words, from);
  range.setEnd(words, to);
  return new Highlight(range);
}

/** Lights the first `typed` characters of `words`, the newest of them most; the rest stays pale. @returns removes the highlights. */
export function highlightTyped(words: Node, typed: number, length: number): () => void {
  CSS.highlights.set(unwritten, stretch(words, typed, length));
  CSS.highlights.set(fresh, stretch(words, Math.max(0, typed - glowing), typed));
  return () => {
    CSS.highlights.delete(unwritten);
    CSS.highlights.delete(fresh);
  };
}
