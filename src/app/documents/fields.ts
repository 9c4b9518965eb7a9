export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

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
