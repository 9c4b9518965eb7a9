import type { Language } from "#shared/copy.ts";
import { longDate } from "#shared/long-date.ts";
import type { PolicyBasis, PolicyFacts, PolicyText, SectionWords } from "./policy.model.ts";
import { policyVersion } from "./policy.version.ts";
import { recipientsOf } from "./recipients/recipients.ts";
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

function factsOf(language: Language, { company, setup }: PolicyBasis): PolicyFacts {
  return {
    company,
    processors: { chat: setup.chat !== null, voice: setup.voice !== null, reports: setup.reports !== "" },
    recipients: recipientsOf(company, setup, language),
  };
}

/** The whole policy as data: nine sections (PRIV-01) and the guarantee with its version (PRIV-02). */
export function policyText(language: Language, basis: PolicyBasis): PolicyText {
  const { title, lead, brief, guarantee, first, changed } = frame[language];
  const facts = factsOf(language, basis);
  return {
    title,
    lead,
    brief: { title: brief.title, lines: brief.lines(facts) },
    sections: sections.map((words) => words[language](facts)),
    guarantee: {
      ...guarantee,
      first,
      version: policyVersion.shown,
      changed: changed(longDate(new Date(policyVersion.changedOn), language)),
    },
  };
}
