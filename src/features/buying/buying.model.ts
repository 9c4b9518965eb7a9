import type { Copy } from "#shared/copy.ts";
import type { Prices } from "#shared/saving.ts";

/** Enquiries a month, minutes that each takes, and what an hour of that work costs in euros. */
export interface Workload {
  requests: number;
  minutes: number;
  hourly: number;
  /** Percent of it that shall go. */
  target: number;
}

/** The company's facts in the sections for buyers; the app passes those of the site. */
export interface BuyingFacts {
  brand: string;
  town: string;
  since: number;
  team: {
    size: number;
    people: readonly {
      name: string;
      role: Copy<string>;
      /** What they did before, as it follows a name. */
      before: Copy<string>;
      phone: { shown: string; href: string };
      /** Address of a square photograph; null: a drawing. */
      picture: string | null;
    }[];
  };
  price: Prices & {
    model: Copy<string>;
    example: Workload;
    includes: Copy<readonly string[]>;
  };
  /** With the notice kept, a contract can end with the minimum term already. */
  contract: { minimumMonths: number; noticeWeeks: number };
  project: { setupDays: number; ownHours: number; watchedWeeks: number; callMinutes: number };
  market: { region: Copy<string> };
}

/** A question that buyers ask, with the answer that the assistant gives as well. */
export interface Question {
  id: string;
  question: string;
  answer: string;
  /** Its answer goes on in the security document. */
  onSecurity?: boolean;
}
