import type { Prices } from "#shared/saving.ts";
import type { Step } from "../chat.steps.ts";

/** Places of this site that an answer can come from. */
export const places = [
  "about",
  "services",
  "process",
  "company",
  "contact",
  "privacy",
  "security",
  "legal",
  "accessibility",
] as const;
export type Place = (typeof places)[number];

/** What the site knows of itself, in one language; the app hands it in, so that no answer has figures of its own. */
export interface Facts {
  brand: string;
  persona: string;
  legalName: string;
  email: string;
  securityEmail: string;
  phone: string;
  /** The city within a sentence. */
  town: string;
  /** Postcode and city, as in an address. */
  city: string;
  street: string;
  representatives: readonly string[];
  register: string;
  vatId: string;
  dataProtectionEmail: string;
  /** Who delivers the website, with the place. */
  hosting: string;
  /** Who carries mails, and who keeps them, with their places. */
  mail: string;
  mailbox: string;
  /** The systems that the CRM integration names. */
  systems: readonly string[];
  /** Days until a contact request is deleted. */
  requestDays: number;
  mailDays: number;
  /** Days until the provider of the website deletes its server logs, and until hashes of a sender's address are. */
  logDays: number;
  hashDays: number;
  /** Days until deleted data is gone from the backups. */
  backupDays: number;
  /** When people answer the phone. */
  officeHours: string;
  /** The year the company began, and how many people work there. */
  since: number;
  teamSize: number;
  /** Who answers enquiries, with a direct line. */
  people: readonly { name: string; role: string; before: string; phone: string }[];
  /** How a price is made up; the lowest prices, figures in euros without value added tax. */
  priceModel: string;
  setupFrom: string;
  monthlyFrom: string;
  /** Set-up and twelve months of one solution at the lowest prices, and the same up to the first end of its contract. */
  firstYear: string;
  shortestTerm: string;
  /** The worked example beside the prices: shares in percent, sums in euros. */
  example: Record<
    "requests" | "minutes" | "hours" | "hourly" | "breakEven" | "withSetup" | "target",
    number
  > &
    Record<"cost" | "first" | "later", string>;
  /** The prices as numbers, and how many systems they cover. */
  prices: Prices & { upTo: { systems: number } };
  /** What both prices include, in a few words each. */
  priceIncludes: readonly string[];
  contract: { minimumMonths: number; noticeWeeks: number };
  /** Working days of the set-up, weeks of measuring after it, minutes of a first call. */
  project: { setupDays: number; ownHours: number; watchedWeeks: number; callMinutes: number };
  /** Hours within which somebody answers. */
  answerHours: number;
  /** What is claimed of the chat assistant: percent of fewer tickets and of availability, languages. */
  claimed: { fewerTickets: number; languages: number; availability: number };
  countries: string;
  sectors: string;
  /** Where the solutions keep the data of customers. */
  dataPlace: string;
  /** Whether one can speak with the assistant already. */
  voice: boolean;
  /** Whether some of these facts are samples still. */
  samples: boolean;
  /** Follows a price, the size of the team and people as long as they are samples: " (Beispielangabe)", or nothing. */
  sampleMark: string;
  hrefs: Readonly<Record<Place, string>>;
}

/** What each language says of a topic. */
export interface Words {
  /** As a visitor would ask; is offered as a suggestion. */
  question: string;
  /** Its first sentence names the subject: it is said alone where several questions are asked at once. */
  answer: string;
}

export interface Topic extends Words {
  from: readonly Place[];
  /** This site cannot answer it all: the rest is offered to a person. */
  person?: true;
  /** Buttons under the answer, at most two. */
  next?: readonly Step[];
}

/** Topics of one language, said with the site's facts, by id. */
export const defineTopics = <Id extends string>(topics: (facts: Facts) => Record<Id, Words>) => topics;

/** "one, two and three" */
export const list = (names: readonly string[], and: string) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1) ?? ""}`;
