import { solutionsCopy } from "#features/solutions/solutions.copy.ts";
import type { Language } from "#shared/copy.ts";
import { solutions } from "#shared/solutions.ts";
import { site } from "../../site.ts";
import { pathOf } from "../document.list.ts";
import { documentsCopy } from "../documents.copy.ts";

const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

function organization(siteUrl: string): object {
  const { street, postcode, city } = site.address;
  return {
    "@type": "Organization",
    "@id": organizationId(siteUrl),
    name: site.brand,
    legalName: site.legalName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    email: site.email,
    telephone: site.phone.href.replace("tel:", ""),
    vatID: site.vatId,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode: postcode,
      addressLocality: city,
      addressCountry: "DE",
    },
  };
}

function services(language: Language, siteUrl: string): object[] {
  return solutions.map((solution) => {
    const { tab: name, lead: description } = solutionsCopy[language].solutions[solution];
    return { "@type": "Service", name, description, provider: { "@id": organizationId(siteUrl) } };
  });
}

/** Describes the company, its services and its contacts for search engines (schema.org, JSON-LD). */
export function jsonLd(language: Language, siteUrl: string): object {
  const home = `${siteUrl}${pathOf("home", language)}`;
  const publisher = { "@id": organizationId(siteUrl) };
  return {
    "@context": "https://schema.org",
    "@graph": [
      organization(siteUrl),
      {
        "@type": "WebSite",
        "@id": `${siteUrl}/#website`,
        url: home,
        name: site.brand,
        description: documentsCopy[language].home.description(site.brand),
        inLanguage: language,
        publisher,
      },
      ...services(language, siteUrl),
      { "@type": "ContactPage", url: `${home}#contact`, inLanguage: language, about: publisher },
    ],
  };
}
