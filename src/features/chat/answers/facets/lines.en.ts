import { claim } from "#shared/claim.ts";
import type { Lines } from "../plan.ts";
import { type Facts, list } from "../topic.ts";

/* What follow-ups are answered with: by what they ask, the topics that it is asked of. */

export const duration = (facts: Facts) =>
  ({
    contract: `The contract runs for at least ${facts.contract.minimumMonths} months; with ${facts.contract.noticeWeeks} weeks’ notice you can leave from the end of month ${facts.contract.minimumMonths} after launch.`,
    reporting: `Measuring takes ${facts.project.watchedWeeks} weeks.`,
    process: `The call takes ${facts.project.callMinutes} minutes, setup about ${facts.project.setupDays} working days, measuring ${facts.project.watchedWeeks} weeks.`,
    call: `The first call takes ${facts.project.callMinutes} minutes.`,
    reply: claim(`You get an answer within ${facts.answerHours} hours.`, "answer-24h"),
    retention: claim(
      `Your request is kept for ${facts.requestDays} days; emails about it are deleted ${facts.mailDays} days after the last contact, if no contract is concluded.`,
      "request-180-days",
    ),
    rights: claim(
      `A message to ${facts.dataProtectionEmail} is enough; we answer without undue delay, within one month at the latest.`,
      "answer-one-month",
    ),
    messages: "The conversation stays until you end it or close the page.",
    ipAddress: claim(
      `The logs stay with the hosting provider for ${facts.logDays} days, checksums of the address with us for ${facts.hashDays}.`,
      "deleted-outside",
    ),
    stored: "Language and view stay until you delete them, the email address until you close the tab.",
    customerChats: "You agree with us in the DPA how long your customers’ data is kept.",
  }) satisfies Lines;

export const when = ({ answerHours, contract, officeHours, requestDays }: Facts) =>
  ({
    call: claim(
      `You choose the day and the time of the call (${officeHours}); we confirm it within ${answerHours} hours or suggest another.`,
      "answer-24h",
    ),
    contact: `We answer the phone ${officeHours}.`,
    contract: `With ${contract.noticeWeeks} weeks’ notice you can leave at the end of month ${contract.minimumMonths} after launch at the earliest.`,
    payment: "You pay once for setup, and monthly for operation.",
    retention: claim(
      `Your request is deleted ${requestDays} days after it arrives, or sooner if you ask.`,
      "request-180-days",
    ),
    reply: claim(`At weekends too, within ${answerHours} hours.`, "answer-24h"),
    hours: "The assistant answers around the clock, at night and on public holidays too.",
    newsletter: "I don’t know yet when it will start.",
  }) satisfies Lines;

export const place = ({ dataPlace, hosting, sampleMark }: Facts) =>
  ({
    hosting: `We store your customers’ data ${dataPlace}; I can’t say in which country. This website is hosted by ${hosting}${sampleMark}.`,
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
    worksCouncil: "§ 87 BetrVG is German law; Austria and Switzerland have rules of their own.",
    authority: "The HBDI is based in Wiesbaden; its website is datenschutz.hessen.de.",
  }) satisfies Lines;

export const who = ({ dataProtectionEmail, hosting, people, project, representatives, sampleMark }: Facts) =>
  ({
    tickets: `We measure it together with you, in the first ${project.watchedWeeks} weeks.`,
    retention: "The database deletes requests by itself after that period, in a daily run.",
    setup: "We take care of setup and connection; you give us content and access.",
    hosting: `The data processing agreement (DPA) names the providers that process your customers’ data; this website is hosted by ${hosting}${sampleMark}.`,
    call: claim(
      `Our managing directors read enquiries themselves: ${list(
        people.map(({ name }) => name),
        "and",
      )}${sampleMark}. I don’t know which of them will call you.`,
      "read-by-people",
    ),
    chat: "If the assistant isn’t sure, your team takes over.",
    aiAct:
      "Customers see it: in our example, the assistant is called “AI assistant”. How yours introduces itself, we’ll clarify on the call.",
    scoring: "You set the criteria for the scores.",
    ipAddress: `The logs are kept by the hosting provider: ${hosting}${sampleMark}.`,
    messages: claim(
      "Nobody at our end reads along until you send the conversation yourself.",
      "chat-on-device",
    ),
    legal: `The managing directors: ${list(representatives, "and")}${sampleMark}.`,
    rights: `We answer questions about data protection at ${dataProtectionEmail}.`,
  }) satisfies Lines;

export const cost = ({ monthlyFrom, prices: { upTo }, sampleMark, setupFrom }: Facts) =>
  ({
    call: claim("Your enquiry and the first call are free, with no obligation.", "no-obligation"),
    rights: claim("A request about your data costs you nothing.", "no-cost"),
    systems: `Each service starts at €${setupFrom} for setup and €${monthlyFrom} a month, plus VAT${sampleMark}; up to ${upTo.systems} connected systems are included.`,
    otherSystems: `If the system can be connected, the connection is included in the price, for up to ${upTo.systems} systems.`,
    reporting: "The measuring is included in the price.",
  }) satisfies Lines;

export const directly = ({ dataProtectionEmail, email }: Facts) =>
  ({
    rights: `Write directly to ${dataProtectionEmail}.`,
    security: `We answer your IT team and data protection officer in writing: ${dataProtectionEmail}.`,
    systems: "Name your system in the contact form; we check it with you.",
    price:
      "Gladly: the written quote follows the free call. Schedule it through the contact form; three typical customer questions will do.",
    jobs: `Write directly to ${email}.`,
  }) satisfies Lines;

export const reason = ({ example, priceModel }: Facts) =>
  ({
    price: priceModel,
    worth: `This is the sum: ${example.requests} enquiries a month at ${example.minutes} minutes each come to ${example.hours} hours; at €${example.hourly} an hour, that work costs €${example.cost} a month.`,
    reporting: "The figures show whether it is worth going on after month 3.",
    worksCouncil:
      "Because logs can show how your employees behave or perform, it often has a say (section 87(1) no. 6 BetrVG).",
    references: "I don’t know the reason. Please ask us on the free call.",
    setup: "Days count once content and access are there; why it takes that many, I don’t know.",
    tickets: "What you achieve depends on your topics; that is why we measure it with you.",
    gaps: "No AI is free of mistakes; when in doubt, your team takes over.",
    people: "Our principle is: People first. AI second.",
    call: "In the call we work out whether automation is worth it for you; if not, we say so.",
    form: "We answer to your email address; with your consent we may process your details.",
    retention: "We need it to answer you and, if you wish, to prepare a contract, and no longer.",
    cookies: claim("This website measures no visits and shows no advertising.", "no-cookies"),
    stored: "On your next visit the page speaks your language and looks the way you chose.",
    ipAddress:
      "The logs keep the website running and protect it against attacks; the checksums protect the form against abuse.",
    messages: claim("The assistant runs in your browser, not on a server.", "chat-on-device"),
    ai: "We say up front that I am a program, whether or not Art. 50 of the AI Act applies to me.",
  }) satisfies Lines;

export const exception = ({ contract, dataPlace, dataProtectionEmail, phone }: Facts) =>
  ({
    dpa: `The data processing agreement settles what happens after a data breach, and your instructions and right of control. On request, we’ll send you the template: ${dataProtectionEmail}.`,
    hosting: claim(
      `We store your customers’ data ${dataPlace}; the language model runs there, too. Enquiries to us never leave the EEA. Connected systems have their own agreements.`,
      "recipients-named",
    ),
    gdpr: claim(
      "Whether your use is lawful, for example with WhatsApp, is for you to check; we give you the information beforehand. For WhatsApp, your own agreement with its provider applies.",
      "agreement",
    ),
    human: "By phone and in writing, we answer in German and in English.",
    exit: "Who owns the assistant then, and what happens if we go out of business, I can’t say. You keep your own systems and data.",
    knowledge:
      "I can’t promise anything about drawings, CAD files and parts lists; whether the assistant can use them, we check with you.",
    payment: "Prices are in euros; I can’t confirm other currencies.",
    systems: "Whether and how such a system can be connected, we check with you.",
    crm: "If two systems disagree, the one you choose is right.",
    chat: "If the assistant isn’t sure, it hands over to your team, with the whole conversation.",
    setup: "If content or access is still missing, the time starts once we have it.",
    worth: claim(
      `If it isn’t worth it, we say so on the free call. If results disappoint, you can leave at the end of month ${contract.minimumMonths} or later, with ${contract.noticeWeeks} weeks’ notice.`,
      "no-obligation",
    ),
    tickets: "The target is not a guarantee; we commit to what is in your contract.",
    call: claim("If we cannot make the time you chose, we write to you first.", "call-as-agreed"),
    reply: `Please check your spam folder then, or call us: ${phone}.`,
    form: "If you would like a call, also give your phone number, a day and a time of day.",
    worksCouncil:
      "I can’t rule out that logs show what individual employees did. The data processing agreement settles purpose, duration and technical measures before launch; your works council often has a say in it.",
    reminders: "Without the customer’s consent there is no reminder.",
    rights: claim(
      "If a month is not enough for us, we tell you why and take two more at most. If our answer doesn’t help, turn to the authority, HBDI: datenschutz.hessen.de.",
      "answer-one-month",
    ),
  }) satisfies Lines;

export const others = (facts: Facts) =>
  ({
    directLine: `${facts.people.map(({ name, phone, role }) => `${name}: ${role}, ${phone}`).join("; ")}${facts.sampleMark}.`,
    accessibility:
      "Captions in a voice call may contain mistakes, and the privacy policy that opens from the contact form cannot be reloaded.",
    hours: claim(
      `Our own team answers the phone ${facts.officeHours}. It answers enquiries within ${facts.answerHours} hours.`,
      "answer-24h",
    ),
    chat: "We offer an AI chat assistant, a lead generator and a CRM integration, separately or together.",
    comparison:
      "I can’t compare us with individual providers. If all your customer data is in the CRM, its own AI is often enough; our services are for data that also sits elsewhere.",
    systems: "Our example also shows Zendesk and Matomo; we check other systems with you.",
    price: "The price is per service. The homepage lists what is included, next to the price.",
    hosting: "The data processing agreement (DPA) names the providers that process your data.",
    dpa: "Whether you need a data protection impact assessment (DPIA, Art. 35 GDPR) depends on your use: you decide, as controller; we don’t give legal advice. The DPA template names the technical measures.",
    support: `VAT comes on top. ${facts.priceModel}`,
    worksCouncil:
      "Without a works council, none has to agree; purpose, deletion periods and technical measures are set out in the data processing agreement all the same.",
    fit: `Our services are above all for companies in ${facts.sectors}.`,
    team: `There are ${facts.teamSize} of us altogether${facts.sampleMark}.`,
    stored: claim("This website sets no cookies.", "no-cookies"),
    messages: claim("A voice call is not recorded, either.", "audio-not-recorded"),
    ipAddress:
      "They also hold the time, the address requested, the data volume and your browser’s user agent.",
    form: "The service you are interested in, your company and a description are optional.",
  }) satisfies Lines;

export const written = ({ answerHours, dataProtectionEmail, email }: Facts) =>
  ({
    contact: claim(
      `You can write to ${email} or through the contact form; a person answers within ${answerHours} hours.`,
      "answer-24h",
      "read-by-people",
    ),
    messages:
      "To send yourself this conversation, choose “Email it to me” in the chat; it opens your mail program.",
    contract: "How a cancellation has to be made, I don’t know; you receive a written quote.",
    dpa: `In writing, it is in the data processing agreement (DPA); we send you a template on request: ${dataProtectionEmail}.`,
    worksCouncil: `I know of no sample works agreement; on request we send your works council the template of the data processing agreement: ${dataProtectionEmail}.`,
    price: "A written quote follows the free call; you ask for it through the contact form.",
    security: `We answer your IT team and data protection officer in writing: ${dataProtectionEmail}.`,
    availability: "In writing, we commit to what is in your contract.",
  }) satisfies Lines;

export const days = ({ answerHours, officeHours }: Facts) =>
  ({
    hours: "The assistant answers around the clock: at night, at weekends and on public holidays too.",
    contact: claim(
      `We answer the phone ${officeHours}; requests are answered within ${answerHours} hours, at weekends too.`,
      "answer-24h",
    ),
  }) satisfies Lines;

export const sooner = ({ contract, dataProtectionEmail, officeHours, phone, shortestTerm }: Facts) =>
  ({
    retention: claim(
      `If you ask, we delete your request sooner; a message to ${dataProtectionEmail} is enough.`,
      "erase-on-request",
    ),
    contract: `The earliest you can leave is the end of month ${contract.minimumMonths} after launch, with ${contract.noticeWeeks} weeks’ notice; by then one service costs from €${shortestTerm} plus VAT.`,
    setup:
      "Whether it goes faster in your case is settled in the first call; the time named is what it usually takes.",
    reply: `The fastest way to reach us is by phone: ${phone} (${officeHours}).`,
  }) satisfies Lines;

export const after = ({ answerHours, contract, project }: Facts) =>
  ({
    setup: `Then we go live with you and measure for ${project.watchedWeeks} weeks what the service achieves.`,
    call: "After the call, you receive a written quote; setup begins after you accept the quote.",
    contract: `After the minimum term, you can leave with ${contract.noticeWeeks} weeks’ notice.`,
    gaps: "Then the question goes to your team, with the whole conversation.",
    form: claim(
      `A managing director reads your enquiry; within ${answerHours} hours, weekends included, you get an email with an initial assessment and a suggested time for the free call (${project.callMinutes} minutes).`,
      "answer-24h",
      "read-by-people",
      "useful-answer",
    ),
  }) satisfies Lines;

export const certain = (facts: Facts) =>
  ({
    tickets: `No: up to ${facts.claimed.fewerTickets}% fewer tickets is our target, not a guarantee; we commit to what is in your contract. We measure it with you in the first ${facts.project.watchedWeeks} weeks.`,
    contract: claim(
      `I can’t promise a money-back guarantee. With ${facts.contract.noticeWeeks} weeks’ notice you can leave from the end of month ${facts.contract.minimumMonths}; by then you’ll have paid from €${facts.shortestTerm} plus VAT.`,
      "as-quoted",
    ),
    gaps: reason(facts).gaps,
    availability: "Your contract says which availability applies.",
    setup:
      "The days are what setup usually takes; in the first call we work out how long it will take for you.",
    reply: duration(facts).reply,
    price: "Prices start there; you receive a written quote.",
  }) satisfies Lines;
