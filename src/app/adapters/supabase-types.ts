import type { RequestColumn } from "#features/contact/contact.fields.ts";
import type { SpamSignal } from "#features/contact/contact.rules.ts";
import type { Language } from "#shared/copy.ts";

/** A contact request by column. `tests/unit/contact/rules.test.ts` compares the columns with the database's. */
export type ContactRow = Record<RequestColumn, string | null> & {
  gdpr_consent: true;
  language: Language;
  user_agent: string;
  submission_key: string;
  caution?: SpamSignal;
};

/** What the site uses of the database: it adds a request, and reads it back as whatever comes. */
export type Database = {
  public: {
    Tables: {
      contact_submissions: {
        Row: Record<string, unknown>;
        Insert: ContactRow;
        Update: never;
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
};
