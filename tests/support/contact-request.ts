import {
  contactFields,
  type RequestColumn,
  type RequestField,
  requestFields,
} from "#features/contact/contact.fields.ts";

export const columns: readonly RequestColumn[] = requestFields.map((field) => contactFields[field].column);

/** A request in which nothing is filled in, by field and by column: the beginning of every sample. */
export const nothing = Object.fromEntries(requestFields.map((field) => [field, null])) as Record<
  RequestField,
  null
>;
export const emptyRow = Object.fromEntries(columns.map((column) => [column, null])) as Record<
  RequestColumn,
  null
>;
