import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { siteFacts } from "#app/assistant/facts.ts";
import { questionsOf } from "#app/pages/questions.ts";
import { site } from "#app/site.ts";
import { workedExample } from "#features/buying/buying.example.ts";
import { ProcessSection } from "#features/buying/ProcessSection.tsx";
import { SavingSection } from "#features/buying/SavingSection.tsx";
import { topicsOf } from "#features/chat/answers/topics.ts";
import { chatCopy } from "#features/chat/chat.copy.ts";
import { contactCopy } from "#features/contact/contact.copy.ts";
import { InvitationSection } from "#features/invitation/InvitationSection.tsx";
import { nothingSetUp } from "#features/privacy/ledger/hosts.ts";
import { Policy } from "#features/privacy/Policy.tsx";
import { limits } from "#features/privacy/policy.limits.ts";
import { SecurityDocument } from "#features/privacy/security/SecurityDocument.tsx";
import { ChatClaims } from "#features/solutions/ChatClaims.tsx";
import { claimed } from "#features/solutions/claims.figures.ts";
import { SolutionPanel } from "#features/solutions/SolutionPanel.tsx";
import { answerHours } from "#shared/answer-hours.ts";
import { type Language, LanguageContext, languages } from "#shared/copy.ts";
import { words as mails } from "../../../supabase/functions/contact-notify/words.ts";

const setup = { ...nothingSetUp, voice: { apiBase: "" } };
const { contract, hosting, periods, price, project } = site;
const example = workedExample(price);

const set = {
  minutes: [project.callMinutes, limits.countingMinutes, price.example.minutes],
  hours: [answerHours, project.ownHours, example.hours, example.hoursGone],
  days: [
    limits.requestDays,
    limits.addressHashDays,
    hosting.logDays,
    periods.mailDays,
    periods.conversationDays,
    periods.backupDays,
    project.setupDays,
  ],
  weeks: [project.watchedWeeks, contract.noticeWeeks],
  months: [contract.minimumMonths, limits.logMonths],
  percent: [
    claimed.fewerTickets,
    claimed.availability,
    price.example.target / 2,
    example.breakEven,
    example.withSetup,
  ],
  /** The last two are a solution until its contract can end, and its first year. */
  euros: [
    price.setupFrom,
    price.monthlyFrom,
    price.further.monthlyFrom,
    price.example.hourly,
    12 * price.monthlyFrom,
    example.cost,
    example.workThen,
    example.costThen,
    example.yearGone,
    example.first,
    example.half,
    example.later,
    ...[contract.minimumMonths, 12].map((months) => price.setupFrom + months * price.monthlyFrom),
  ],
} as const;
type Unit = keyof typeof set;

const units: Record<Unit, RegExp> = {
  minutes: /([\d.,]+)[\s-](?:Minuten|minutes?)/g,
  hours: /([\d.,]+)\s(?:Stunden|hours)/g,
  days: /([\d.,]+)\s(?:Arbeitstagen?|Tage|working days|days)/g,
  weeks: /([\d.,]+)\s(?:Wochen|weeks)/g,
  months: /([\d.,]+)\s(?:Monate|months)|((?<=month\s)\d+|\d+(?=\.\s(?:Betriebsm|M)onat))/g,
  percent: /([\d.,]+)\s?%/g,
  euros: /€\s?([\d.,]+)|([\d.,]+)\s(?:€|Euro)/g,
};

/** Everything that is said in figures, by where it is said. */
async function saidIn(language: Language): Promise<Record<string, string>> {
  const html = (piece: ReactNode) =>
    renderToStaticMarkup(
      <LanguageContext value={{ language, choose: () => undefined }}>{piece}</LanguageContext>,
    ).replace(/<[^>]+>/g, " ");
  const topics = await topicsOf(siteFacts[language], language);
  const { forCall, subtitle } = contactCopy[language];
  return {
    process: html(<ProcessSection facts={site} />),
    saving: html(<SavingSection price={price} />),
    solutions: html(
      <>
        <SolutionPanel solution="chat" demo={null} />
        <ChatClaims />
      </>,
    ),
    invitation: html(
      <InvitationSection
        email=""
        phone={site.phone}
        hours={site.officeHours}
        place=""
        callMinutes={project.callMinutes}
      />,
    ),
    contact: [subtitle, forCall(project.callMinutes)].join(" "),
    questions: questionsOf(language)
      .map(({ question, answer }) => `${question} ${answer}`)
      .join(" "),
    assistant: [
      ...Object.values(topics).map(({ question, answer }) => `${question} ${answer}`),
      chatCopy[language].handOverBySpeaking,
    ].join(" "),
    policy: html(<Policy language={language} company={site} setup={setup} />),
    security: html(<SecurityDocument language={language} company={site} setup={setup} />),
    mails: [...mails[language].confirmation.lines(""), mails[language].team.answer].join(" "),
  };
}

function figures(text: string, unit: Unit): number[] {
  return Array.from(text.matchAll(units[unit]), ([, one, other]) =>
    Number((one ?? other ?? "").replace(/[.,]/g, "")),
  );
}

describe.each(languages)("page, questions, assistant, policy and mails in %s", (language) => {
  test.each(Object.keys(units).filter((unit): unit is Unit => unit in units))(
    "say no other %s than those that are set, and all of these",
    async (unit) => {
      const said = await saidIn(language);
      for (const [place, text] of Object.entries(said)) {
        for (const figure of figures(text, unit)) expect(set[unit], place).toContain(figure);
      }
      const everywhere = Object.values(said).flatMap((text) => figures(text, unit));
      for (const figure of set[unit]) expect(everywhere).toContain(figure);
    },
  );
});
