import { workedExample } from "#features/buying/buying.example.ts";
import type { Facts, Place } from "#features/chat/answers/topic.ts";
import { frameCopy } from "#features/frame/frame.copy.ts";
import { limits } from "#features/privacy/policy.limits.ts";
import { claimed, crmSystems } from "#features/solutions/claims.figures.ts";
import { answerHours } from "#shared/answer-hours.ts";
import { type Copy, defineCopy, type Language } from "#shared/copy.ts";
import { firstYearOf, grouped } from "#shared/euros.ts";
import { contactRoute, hrefOf } from "../router/route.ts";
import { sample, site } from "../site.ts";

function hrefs(language: Language): Record<Place, string> {
  const { accessibility, imprint, privacy, security } = frameCopy[language];
  return {
    about: "#about",
    services: "#services",
    process: "#process",
    company: "#company",
    contact: hrefOf(contactRoute),
    privacy: privacy.href,
    security: security.href,
    legal: imprint.href,
    accessibility: accessibility.href,
  };
}

/** As the page marks them (legal.copy.ts); not read from there, as the first load has these facts. */
const sampleMarks: Copy<string> = { de: " (Beispielangabe)", en: " (sample)" };

const alike = {
  brand: site.brand,
  persona: site.persona,
  legalName: site.legalName,
  email: site.email,
  securityEmail: site.security.email,
  phone: site.phone.shown,
  street: site.address.street,
  town: site.town,
  city: `${site.address.postcode} ${site.address.city}`,
  representatives: site.representatives,
  vatId: site.vatId,
  dataProtectionEmail: site.dataProtection.email,
  hosting: `${site.hosting.name}, ${site.hosting.place}`,
  mail: `${site.mail.name}, ${site.mail.place}`,
  mailbox: `${site.mailbox.name}, ${site.mailbox.place}`,
  systems: crmSystems,
  requestDays: limits.requestDays,
  mailDays: site.periods.mailDays,
  logDays: site.hosting.logDays,
  hashDays: limits.addressHashDays,
  backupDays: site.periods.backupDays,
  prices: site.price,
  since: site.since,
  teamSize: site.team.size,
  contract: site.contract,
  project: site.project,
  answerHours,
  claimed,
};

function factsIn(language: Language): Facts {
  const { cost, first, later, ...example } = workedExample(site.price);
  return {
    ...alike,
    example: {
      ...site.price.example,
      ...example,
      cost: grouped(cost, language),
      first: grouped(first, language),
      later: grouped(later, language),
    },
    register: `${site.register.court[language]}, ${site.register.number}`,
    officeHours: site.officeHours[language],
    people: site.team.people.map(({ name, phone, role, before }) => ({
      name,
      role: role[language],
      before: before[language],
      phone: phone.shown,
    })),
    priceModel: site.price.model[language],
    setupFrom: grouped(site.price.setupFrom, language),
    monthlyFrom: grouped(site.price.monthlyFrom, language),
    firstYear: grouped(firstYearOf(site.price), language),
    shortestTerm: grouped(firstYearOf(site.price, site.contract.minimumMonths), language),
    priceIncludes: site.price.includes[language],
    countries: site.market.countries[language],
    sectors: site.market.sectors[language],
    dataPlace: site.product.dataPlace[language],
    voice: true,
    samples: sample.length > 0,
    sampleMark: sample.length > 0 ? sampleMarks[language] : "",
    hrefs: hrefs(language),
  };
}

/** The facts that the built-in assistant answers with, from the same sources as the page. */
export const siteFacts: Copy<Facts> = defineCopy({ de: factsIn("de"), en: factsIn("en") });
