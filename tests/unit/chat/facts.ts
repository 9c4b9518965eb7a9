import type { Facts } from "#features/chat/answers/topic.ts";
import { crmSystems } from "#features/solutions/claims.figures.ts";
import type { Copy } from "#shared/copy.ts";

const hrefs = {
  about: "#about",
  services: "#services",
  process: "#process",
  company: "#company",
  security: "/sicherheit/",
  contact: "#contact",
  privacy: "/datenschutz/",
  legal: "/impressum/",
  accessibility: "/barrierefreiheit/",
};

const alike = {
  brand: "Mainlicht",
  persona: "Lumi",
  legalName: "Mainlicht Automation GmbH",
  email: "hallo@mainlicht.example",
  phone: "+49 69 000000-0",
  town: "Frankfurt am Main",
  city: "60311 Frankfurt/Main",
  street: "Musterufer 1",
  dataProtectionEmail: "datenschutz@mainlicht.example",
  hosting: "Muster-Hosting GmbH",
  mail: "Muster-Mail GmbH",
  mailbox: "Muster-Postfach GmbH",
  systems: crmSystems,
  requestDays: 180,
  logDays: 14,
  hashDays: 2,
  backupDays: 30,
  euros: { setup: 2900, month: 290 },
  representatives: ["Erika Mustermann", "Max Mustermann"],
  register: "Amtsgericht Frankfurt am Main, HRB 000000",
  vatId: "DE000000000",
  since: 2023,
  teamSize: 12,
  people: [
    { name: "Erika Mustermann", role: "GF", phone: "+49 69 000000-11" },
    { name: "Max Mustermann", role: "CTO", phone: "+49 69 000000-12" },
  ],
  contract: { minimumMonths: 3, noticeWeeks: 4 },
  answerHours: 24,
  claimed: { fewerTickets: 70, languages: 25, availability: 100 },
  project: { setupDays: 5, watchedWeeks: 4, callMinutes: 30 },
  voice: false,
  samples: false,
  sampleMark: "",
  hrefs,
};

/** The site's facts as a test needs them. */
export const facts: Copy<Facts> = {
  de: {
    ...alike,
    officeHours: "Montag bis Freitag, 9 bis 17 Uhr",
    priceModel: "Je nach Umfang.",
    setupFrom: "2.900",
    monthlyFrom: "290",
    firstYear: "6.380",
    priceIncludes: ["Einrichtung", "Betrieb und Wartung"],
    countries: "Deutschland und Österreich",
    sectors: "Großhandel und Handwerk",
    dataPlace: "in der Europäischen Union",
  },
  en: {
    ...alike,
    officeHours: "Monday to Friday, 9 am to 5 pm",
    priceModel: "Depending on scope.",
    setupFrom: "2,900",
    monthlyFrom: "290",
    firstYear: "6,380",
    priceIncludes: ["Setup", "Operation and maintenance"],
    countries: "Germany and Austria",
    sectors: "wholesale and trades",
    dataPlace: "in the European Union",
  },
};
