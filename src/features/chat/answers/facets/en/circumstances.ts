import { claim } from "#shared/claim.ts";
import { type Facts, list } from "../../topic.ts";
import type * as german from "../de/circumstances.ts";
import type { Same } from "../same.ts";

export const duration = (facts: Facts): Same<typeof german.duration> => {
  const { answerHours, contract, hashDays, logDays, project, requestDays } = facts;
  return {
    setup: `Setup usually takes ${project.setupDays} working days once we have content and access.`,
    needs: `As a rule, expect setup to take ${project.setupDays} working days.`,
    contract: `The contract runs for at least ${contract.minimumMonths} months; after that, ${contract.noticeWeeks} weeks’ notice applies.`,
    process: `The call takes ${project.callMinutes} minutes, setup usually ${project.setupDays} working days, measuring ${project.watchedWeeks} weeks.`,
    tickets: `We measure in the first ${project.watchedWeeks} weeks after launch.`,
    call: `The first call takes ${project.callMinutes} minutes.`,
    reply: claim(`You get an answer within ${answerHours} hours.`, "answer-24h"),
    retention: claim(`Your request is kept for ${requestDays} days.`, "request-180-days"),
    rights: claim("We answer without undue delay, usually within one month.", "answer-one-month"),
    messages: "The conversation stays until you end it or close the page.",
    ipAddress: claim(`The logs stay ${logDays} days, the checksums ${hashDays}.`, "deleted-outside"),
    stored: "Language and view stay until you delete them, the email address until you close the tab.",
    customerChats: "You agree with us in the DPA how long your customers’ data is kept.",
  };
};

export const when = (facts: Facts): Same<typeof german.when> => {
  const { answerHours, contract, officeHours, requestDays } = facts;
  return {
    setup: "Once you agree, we set everything up as soon as we have content and access.",
    call: claim(
      `You choose the day and the time; we confirm within ${answerHours} hours or suggest another.`,
      "answer-24h",
    ),
    contact: `We answer the phone ${officeHours}.`,
    contract: `You can cancel after the first ${contract.minimumMonths} months, with ${contract.noticeWeeks} weeks’ notice.`,
    payment: "You pay once for setup, and monthly for operation.",
    retention: claim(`Your request is deleted ${requestDays} days after it arrives.`, "request-180-days"),
    newsletter: "There is no date for the start of the newsletter yet.",
    hours: "The assistant answers around the clock, at night and on public holidays too.",
  };
};

export const place = (facts: Facts): Same<typeof german.place> => {
  const { city, dataPlace, hosting, legalName, sampleMark, street } = facts;
  return {
    hosting: `We store your customers’ data ${dataPlace}.`,
    about: `Our office: ${legalName}, ${street}, ${city}, Germany${sampleMark}.`,
    call: "The first call is by phone: we call you.",
    form: "You open the contact form at the top of the page under “Contact”.",
    trial: "The examples are on the homepage under “Services”.",
    chat: "The assistant answers in a chat; our example shows it in a customer portal.",
    price: "Prices and terms are on the homepage under “What it costs”.",
    messages: claim("The conversation takes place in your browser.", "chat-on-device"),
    stored: claim(
      "It stays in your browser; you can see it at the foot of the homepage under “What this page stores”.",
      "delete-on-device",
    ),
    ipAddress: `The logs are with the hosting provider: ${hosting}${sampleMark}.`,
    authority: "The HBDI is based in Wiesbaden; its website is datenschutz.hessen.de.",
  };
};

export const who = (facts: Facts): Same<typeof german.who> => {
  const { dataProtectionEmail, hosting, people, representatives, sampleMark } = facts;
  const names = people.map(({ name }) => name);
  return {
    setup: "We take care of setup and connection; you give us content and access.",
    support: "We take care of operation, maintenance and updates.",
    call: claim(`Requests are answered by people: ${list(names, "and")}${sampleMark}.`, "read-by-people"),
    chat: "If the assistant isn’t sure, your team takes over.",
    scoring: "You set the criteria for the scores.",
    crm: "You decide which system is right about which field.",
    ipAddress: `The logs are kept by the hosting provider: ${hosting}${sampleMark}.`,
    messages: claim(
      "Nobody at our end reads along until you send the conversation yourself.",
      "chat-on-device",
    ),
    legal: `The managing directors: ${list(representatives, "and")}${sampleMark}.`,
    rights: `We answer questions about data protection at ${dataProtectionEmail}.`,
  };
};
