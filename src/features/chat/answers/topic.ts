import type { Copy } from "#shared/copy.ts";

/** Places of this site that an answer can come from. */
export const places = ["about", "services", "contact", "privacy", "legal", "accessibility"] as const;
export type Place = (typeof places)[number];

/** What the site knows of itself; the app hands it in, so that no answer has figures of its own. */
export interface Facts {
  brand: string;
  persona: string;
  legalName: string;
  email: string;
  phone: string;
  city: string;
  street: string;
  dataProtectionEmail: string;
  hosting: string;
  /** The systems that the CRM integration names. */
  systems: readonly string[];
  /** Days until a contact request is deleted. */
  requestDays: number;
  /** Whether one can speak with the assistant already. */
  voice: boolean;
  hrefs: Copy<Readonly<Record<Place, string>>>;
}

export interface Topic {
  /** As a visitor would ask; is offered as a suggestion. */
  question: string;
  /** Other words for it, never shown. */
  also: string;
  answer: string;
  from: readonly Place[];
}

/** Topics with both languages side by side; one that lacks a language does not compile. */
export function defineTopics<Id extends string>(
  de: (facts: Facts) => Record<Id, Topic>,
  en: (facts: Facts) => Record<NoInfer<Id>, Topic>,
): Copy<(facts: Facts) => Record<Id, Topic>> {
  return { de, en };
}
