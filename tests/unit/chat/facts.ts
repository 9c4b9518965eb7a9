import type { Facts } from "#features/chat/answers/topic.ts";
import { crmSystems } from "#features/solutions/solutions.copy.ts";

const hrefs = {
  about: "#about",
  services: "#services",
  contact: "#contact",
  privacy: "/datenschutz/",
  legal: "/impressum/",
  accessibility: "/barrierefreiheit/",
};

/** The site's facts as a test needs them. */
export const facts: Facts = {
  brand: "Mainlicht",
  persona: "Lumi",
  legalName: "Mainlicht Automation GmbH",
  email: "hallo@mainlicht.example",
  phone: "+49 69 000000-0",
  city: "Frankfurt/Main",
  street: "Musterufer 1",
  dataProtectionEmail: "datenschutz@mainlicht.example",
  hosting: "Muster-Hosting GmbH",
  systems: crmSystems,
  requestDays: 180,
  voice: false,
  hrefs: { de: hrefs, en: hrefs },
};
