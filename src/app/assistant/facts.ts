import type { Facts, Place } from "#features/chat/answers/topic.ts";
import { frameCopy } from "#features/frame/frame.copy.ts";
import { limits } from "#features/privacy/policy.limits.ts";
import type { Language } from "#shared/copy.ts";
import { contact, hrefOf } from "../router/route.ts";
import { site } from "../site.ts";

/** As the solutions name them; their whole copy for six names would be too much. A unit test compares both. */
const systems = [
  "Salesforce",
  "HubSpot",
  "Microsoft Dynamics 365",
  "Pipedrive",
  "Zoho CRM",
  "SAP Sales Cloud",
] as const;

function hrefs(language: Language): Record<Place, string> {
  const { accessibility, imprint, privacy } = frameCopy[language];
  return {
    about: "#about",
    services: "#services",
    contact: hrefOf(contact),
    privacy: privacy.href,
    legal: imprint.href,
    accessibility: accessibility.href,
  };
}

/** What the built-in assistant knows, from the same places that the page reads. */
export function siteFacts(voice: boolean): Facts {
  return {
    brand: site.brand,
    persona: site.persona,
    legalName: site.legalName,
    email: site.email,
    phone: site.phone.shown,
    street: site.address.street,
    city: `${site.address.postcode} ${site.address.city}`,
    dataProtectionEmail: site.dataProtection.email,
    hosting: `${site.hosting.name}, ${site.hosting.place}`,
    systems,
    requestDays: limits.requestDays,
    voice,
    hrefs: { de: hrefs("de"), en: hrefs("en") },
  };
}
