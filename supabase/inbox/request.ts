import { z } from "zod";

const nullableText = z.string().nullable();

/** A row of the view public.contact_inbox. */
export const requestShape = z.object({
  id: z.string(),
  created_at: z.string(),
  name: z.string(),
  email: z.string(),
  service: nullableText,
  company_name: nullableText,
  problem_description: nullableText,
  language: z.string(),
  privacy_version: z.string(),
  answered_at: nullableText,
  answer_due_at: z.string(),
  overdue: z.boolean(),
  caution: nullableText,
  over_limit: nullableText,
});

/** A stored contact request as staff see it. */
export type ContactRequest = z.infer<typeof requestShape>;

/** A row of the view public.contact_watch. */
export const concernShape = z.object({ concern: z.string(), how_many: z.int(), since: z.string() });

/** Something that somebody should look at. */
export type Concern = z.infer<typeof concernShape>;
