/** Marks a part of the page that React has not taken over yet: nothing in it answers. */
export const waitsAttribute = "data-waits";

/** The attribute on `<html>` while something is kept. */
const keeps = "data-keeps";

declare global {
  interface Window {
    /** Buttons that were pressed and forms that were sent in parts that wait, in their order. */
    early?: HTMLElement[];
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = ":is(input, textarea, select)";

const isWaiting = (element: Element) => element.closest(`[${waitsAttribute}]`) !== null;

function elementOf({ target }: Event): Element | null {
  return target instanceof Element ? target : null;
}

/** Whether the visitor has changed a field. */
function wasTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (field instanceof HTMLInputElement && field.type === "checkbox") {
    return field.checked !== field.defaultChecked;
  }
  return field.value !== field.defaultValue;
}

function touchedFields(part: ParentNode): Field[] {
  return [...part.querySelectorAll<Field>(fields)].filter(wasTouched);
}

/**
 * Takes away presses and form submissions that nothing answers yet, and keeps them for `replayEarlyInput`, so that each
 * counts exactly once. A form that the browser submitted by itself would put what was typed into the address.
 * Links, and what browsers do with fields, need no keeping.
 */
export function queueEarlyInput(): void {
  const html = document.documentElement;
  const kept: HTMLElement[] = [];
  window.early = kept;

  function keep(event: Event, element: Element | null | undefined): void {
    if (!(element instanceof HTMLElement) || !isWaiting(element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A form that is sent several times is still one request.
    if (element instanceof HTMLFormElement && kept.includes(element)) return;
    kept.push(element);
    html.setAttribute(keeps, "");
  }

  /** Browsers tell nothing of a press on a disabled button, and ignore Enter beside it: it is enabled as React will. */
  function enableSubmit({ target }: Event): void {
    if (!(target instanceof HTMLInputElement) || !isWaiting(target) || !target.value.trim()) return;
    target.form?.querySelector("[type=submit]")?.removeAttribute("disabled");
  }

  addEventListener(
    "click",
    (event) => keep(event, elementOf(event)?.closest("button:not([type=submit])")),
    true,
  );
  addEventListener("submit", (event) => keep(event, elementOf(event)), true);
  addEventListener("input", enableSubmit, true);
  // A property, so that `replayEarlyInput` can take it away: a listener keeps the page out of the back-forward cache.
  window.onbeforeunload = (event) => {
    if (touchedFields(document).length > 0) event.preventDefault();
  };
}

/** The content of a field that was touched. */
interface Typed {
  field: Field;
  value: string;
  checked: boolean;
}

/** Reads what was typed into a part, without the parts inside it that still wait. Call it before React draws again. */
export function typedInto(part: HTMLElement): Typed[] {
  const own = touchedFields(part).filter((field) => field.closest(`[${waitsAttribute}]`) === part);
  return own.map((field) => ({
    field,
    value: field.value,
    checked: field instanceof HTMLInputElement && field.checked,
  }));
}

/** Types again what the visitor typed, by the native setter: React ignores an event whose value it knows already. */
function retype({ field, value, checked }: Typed): void {
  if (field instanceof HTMLInputElement && field.type === "checkbox") {
    field.checked = !checked;
    field.click();
    return;
  }
  const prototype: object = Object.getPrototypeOf(field);
  field.value = "";
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

function repeat(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) {
    element.requestSubmit();
    return;
  }
  // Radix' tabs listen to `mousedown` only.
  element.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
  element.click();
}

/**
 * Tells React what was typed into a part before it took that part over: React knows the elements, not their history.
 * Then repeats the presses, there and in all other parts that answer by now.
 */
export function replayEarlyInput(typed: readonly Typed[]): void {
  for (const one of typed) retype(one);
  const kept = window.early?.splice(0) ?? [];
  for (const element of kept) {
    if (isWaiting(element)) window.early?.push(element);
    else repeat(element);
  }
  if (!window.early?.length) document.documentElement.removeAttribute(keeps);
  if (!document.querySelector(`[${waitsAttribute}] ${fields}`)) window.onbeforeunload = null;
}
