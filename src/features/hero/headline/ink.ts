/** Highlights colour a stretch of text without touching the page: no letter moves, no line breaks anew. */
const unwritten = "headline-unwritten";
const fresh = "headline-fresh";

const glowing = 2;

/** Whether this browser can colour a part of a text. Where it cannot, the headline stands there whole. */
export function canHighlight(): boolean {
  return "highlights" in CSS && typeof Highlight === "function";
}

/** Ink for the text of a node: nothing of it is written yet. */
export function inkFor(words: Text): { write: (typed: number) => void; clear: () => void } {
  const [rest, newest] = [new Range(), new Range()];
  rest.selectNodeContents(words);
  CSS.highlights.set(unwritten, new Highlight(rest));
  CSS.highlights.set(fresh, new Highlight(newest));
  return {
    /** Lights the first characters, the newest of them most; the rest stays pale. */
    write(typed) {
      rest.setStart(words, typed);
      newest.setStart(words, Math.max(0, typed - glowing));
      newest.setEnd(words, typed);
    },
    /** All of it is lit. */
    clear() {
      CSS.highlights.delete(unwritten);
      CSS.highlights.delete(fresh);
    },
  };
}
