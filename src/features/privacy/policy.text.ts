import type { Language } from "#shared/copy.ts";
import { contactsOf } from "./ledger/ledger.ts";
import type { PolicyBasis, PolicyFacts, PolicyText, SectionWords } from "./policy.model.ts";
import { policyVersion } from "./policy.version.ts";
import { contact } from "./text/contact.ts";
import { controller } from "./text/controller.ts";
import { data as dataDe } from "./text/data.de.ts";
import { data as dataEn } from "./text/data.en.ts";
import { frame } from "./text/frame.ts";
import { general } from "./text/general.ts";
import { legalBasis } from "./text/legal-basis.ts";
import { purpose } from "./text/purpose.ts";
import { rights } from "./text/rights.ts";
import { storage } from "./text/storage.ts";
import { thirdParties as thirdPartiesDe } from "./text/third-parties.de.ts";
import { thirdParties as thirdPartiesEn } from "./text/third-parties.en.ts";

/** The nine sections in the order that PRIV-01 sets. */
const sections: readonly SectionWords[] = [
  general,
  controller,
  { de: dataDe, en: dataEn },
  purpose,
  legalBasis,
  storage,
  rights,
  { de: thirdPartiesDe, en: thirdPartiesEn },
  contact,
];

/** Stands for the page's own server, which has its name from whoever asks. */
const own = "https://own.invalid";

function factsOf({ company, setup }: PolicyBasis): PolicyFacts {
  const outside = contactsOf(setup, own).map(({ id, origins }) => {
    const hosts = origins.filter((origin) => origin !== own).map((origin) => origin.replace(/^\w+:\/\//, ""));
    return [id, [...new Set(hosts)].join(", ")] as const;
  });
  return {
    company,
    processors: { chat: setup.chat !== null, voice: setup.voice !== null, reports: setup.reports !== "" },
    servers: Object.fromEntries(outside.filter(([, hosts]) => hosts !== "")),
  };
}

/** The whole policy as data: nine sections (PRIV-01) and the guarantee with its version (PRIV-02). */
export function policyText(language: Language, basis: PolicyBasis): PolicyText {
  const { title, lead, guarantee } = frame[language];
  const facts = factsOf(basis);
  return {
    title,
    lead,
    sections: sections.map((words) => words[language](facts)),
    guarantee: { ...guarantee, version: policyVersion.shown },
  };
}
