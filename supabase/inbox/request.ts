import { z } from "zod";
import { contactFields, type RequestField, requestFields } from "#features/contact/contact.fields.ts";

const nullableText = z.string().nullable();

type Fields = typeof contactFields;
type ColumnShapes = {
  [F in RequestField as Fields[F]["column"]]: Fields[F] extends { required: true }
    ? z.ZodString
    : typeof nullableText;
};

const columnShapes = Object.fromEntries(
  requestFields.map((field) => {
    const { column, ...entry } = contactFields[field];
    return [column, "required" in entry ? z.string() : nullableText];
  }),
) as ColumnShapes;

/** A row of the view public.contact_inbox. */
export const requestShape = z.object({
  id: z.string(),
  created_at: z.string(),
  ...columnShapes,
  language: z.string(),
  privacy_version: z.string(),
  answered_at: nullableText,
  answer_due_at: z.string(),
  overdue: z.boolean(),
  caution: nullableText,
  over_limit: nullableText,
});

export type ContactRequest = z.infer<typeof requestShape>;

/** A row of the view public.contact_watch. */
export const concernShape = z.object({ concern: z.string(), how_many: z.int(), since: z.string() });

export type Concern = z.infer<typeof concernShape>;
