/** Whether an element stands in a part that begins with `first` and ends with its parent. */
function isIn(first: Element, element: Element): boolean {
  const follows = first.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
  return element === first || (follows !== 0 && first.parentElement?.contains(element) === true);
}

const holding = new Map<string, () => void>();

/**
 * Keeps the presses on a part of the page that is still being fetched: React drops them. From the first call on,
 * however often it is called.
 * @param id of the part's first element; the part ends with its parent.
 * @returns presses again what was pressed; to be called once, when the part is alive. Null: it is not on the page.
 */
export function holdPresses(id: string): (() => void) | null {
  const first = document.getElementById(id);
  if (!first) return null;
  const repeat = holding.get(id) ?? hold(first);
  holding.set(id, repeat);
  return repeat;
}

function hold(first: Element): () => void {
  const held = new Set<HTMLElement>();

  function keep({ target }: Event): void {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button && isIn(first, button)) held.add(button);
  }
  /** What React drops it also stops: a press that comes as far as this has been answered. */
  function answered({ target }: Event): void {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button) held.delete(button);
  }

  document.addEventListener("click", keep, true);
  document.addEventListener("click", answered);
  return () => {
    // A press itself may have brought the part to life: it is answered before this runs.
    setTimeout(() => {
      document.removeEventListener("click", keep, true);
      document.removeEventListener("click", answered);
      for (const button of held) {
        if (!button.isConnected) continue;
        // Tabs listen to this alone.
        button.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
        button.click();
      }
    });
  };
}
