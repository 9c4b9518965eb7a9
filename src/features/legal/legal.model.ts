import type { Copy } from "#shared/copy.ts";

/** Where the licences of what others made stand; the build writes the file (config/notices.ts). */
export const noticesPath = "/third-party-notices.txt";

/** The company's facts in the legal documents; the app passes those of the site. */
export interface LegalCompany {
  brand: string;
  legalName: string;
  address: { street: string; postcode: string; city: string };
  representatives: readonly string[];
  phone: { shown: string; href: string };
  email: string;
  register: { court: Copy<string>; number: string };
  vatId: string;
}

/** The facts that still hold sample values; each is marked where it is shown. */
export type SampleFields = readonly string[];

/** Which outside providers the site is configured with: they have limits that we cannot lift. */
export interface Providers {
  chat: boolean;
  voice: boolean;
}
