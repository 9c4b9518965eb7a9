import type { Early } from "./boot/shown.ts";
import type { Field, Touched } from "./fields.ts";

/** Sets a text past React's own setter: only then does React take the event for a change. */
function setNative(field: Field, value: string): void {
  const prototype: object = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
}

/**
 * Repeats for React what happened before it was there: React hydrates the elements but does not know what
 * was typed into them, and it does not repeat presses.
 */
export function replay(touched: readonly Touched[], early: Pick<Early, "acts"> | undefined): void {
  for (const { field, value, checked } of touched) {
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      // React remembers what it saw last, a tick from before its time too: the press must change it.
      field.checked = !checked;
      field.click();
    } else {
      // React remembers what it set last: it must differ from what the event brings.
      field.value = "";
      setNative(field, value);
      field.dispatchEvent(
        new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
      );
    }
  }
  for (const act of early?.acts.splice(0) ?? []) {
    // A language is chosen for every view, also for one that was put into the place of the view it was chosen in.
    const standing = act.isConnected
      ? act
      : document.querySelector<HTMLElement>(`button[lang="${act.lang}"]`);
    if (standing instanceof HTMLFormElement) standing.requestSubmit();
    else standing?.click();
  }
}
