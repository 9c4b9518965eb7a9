import type { Draft } from "#features/contact/contact.draft.ts";
import { services } from "#features/contact/contact.rules.ts";
import type { Early } from "./boot/shown.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a text past React's own setter: only then does React take the event for a change. */
function setNative(field: Field, value: string): void {
  const prototype: object = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
}

/** Whether a field holds something that did not come with the document. */
function wasTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (field instanceof HTMLInputElement && field.type === "checkbox") {
    return field.checked !== field.defaultChecked;
  }
  return field.value !== field.defaultValue;
}

export interface Touched {
  field: Field;
  value: string;
  checked: boolean;
}

/** What the visitor typed and ticked before the page was alive. */
export function touchedFields(root: ParentNode): Touched[] {
  const fields = [...root.querySelectorAll<Field>("input, textarea, select")].filter(wasTouched);
  return fields.map((field) => ({
    field,
    value: field.value,
    checked: field instanceof HTMLInputElement && field.checked,
  }));
}

/**
 * What was typed into a contact form that was left again before the page was alive: React makes that view anew, so
 * the words would be gone.
 */
export function parkedDraft(views: Iterable<ParentNode>): Partial<Draft> {
  const draft: Partial<Draft> = {};
  for (const { field, value, checked } of [...views].flatMap(touchedFields)) {
    if (field.name === "consent") draft.consent = checked;
    else if (field.name === "service") draft.service = services.find((known) => known === value) ?? "";
    else if (isText(field.name)) draft[field.name] = value;
  }
  return draft;
}

function isText(name: string): name is "name" | "email" | "company" | "problem" {
  return ["name", "email", "company", "problem"].includes(name);
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
    if (!act.isConnected) continue;
    if (act instanceof HTMLFormElement) act.requestSubmit();
    else act.click();
  }
}
