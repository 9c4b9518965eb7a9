import { claim } from "#shared/claim.ts";
import { type Facts, list } from "../../topic.ts";
import type * as german from "../de/cases.ts";
import type { Same } from "../same.ts";

export const cost = (facts: Facts): Same<typeof german.cost> => {
  const { firstYear, monthlyFrom, priceIncludes, priceModel, sampleMark, setupFrom } = facts;
  return {
    chat: `Each service costs from €${setupFrom} for setup and from €${monthlyFrom} a month${sampleMark}.`,
    firstYear: `In the first year, one service costs from €${firstYear}, plus VAT${sampleMark}.`,
    setup: `Setup costs from €${setupFrom} per service, plus VAT${sampleMark}.`,
    support: `The price includes: ${priceIncludes.join("; ")}.`,
    call: claim("Your request and the first call are free and commit you to nothing.", "no-obligation"),
    rights: claim("It costs you nothing.", "no-cost"),
    languages: `This website doesn’t name a surcharge for that. ${priceModel}`,
  };
};

export const directly = (facts: Facts): Same<typeof german.directly> => {
  const { dataProtectionEmail, email, officeHours, people, phone, sampleMark } = facts;
  const lines = people.map((one) => `${one.name} on ${one.phone}`);
  return {
    call: `You can directly call ${list(lines, "and")}${sampleMark}.`,
    setup: `The fastest way is to call us: ${phone} (${officeHours}).`,
    rights: `Write directly to ${dataProtectionEmail}.`,
    security: `We answer your IT team and data protection officer in writing: ${dataProtectionEmail}.`,
    systems: "Name your system in the contact form; we check it with you.",
    price: "You can ask for a written quote through the contact form.",
    jobs: `Write directly to ${email}.`,
  };
};

export const reason = ({ priceIncludes }: Facts): Same<typeof german.reason> => ({
  setup: claim(
    "Nobody on your side has to write code, and the days count only once we have content and access.",
    "no-code-needed",
  ),
  price: `The price includes: ${priceIncludes.join("; ")}.`,
  tickets: "What you achieve depends on your topics; that is why we measure it with you.",
  gaps: "No AI is free of mistakes; when in doubt, your team takes over.",
  people: "Our principle is: People first. AI second.",
  call: "In the call we work out whether automation is worth it for you; if not, we say so.",
  form: "We answer to your email address; with your consent we may process your details.",
  retention: "We need it to answer you and, if you wish, to prepare a contract.",
  cookies: claim("This website measures no visits and shows no advertising.", "no-cookies"),
  stored: "On your next visit the page speaks your language and looks the way you chose.",
  ipAddress: "The logs keep the website running and protect it against attacks.",
  messages: claim("The assistant runs in your browser, not on a server.", "chat-on-device"),
  ai: "Art. 50 of the AI Act requires AI systems to be labelled.",
});

export const exception = ({ phone }: Facts): Same<typeof german.exception> => ({
  systems: "Without an interface (API), the requirement is missing; we check with you what is possible then.",
  chat: "If the assistant isn’t sure, it hands over to your team, with the whole conversation.",
  setup: "If content or access is still missing, the time starts once we have it.",
  worth: claim("If it isn’t worth it, we tell you so in the free first call.", "no-obligation"),
  tickets: "The target is not a guarantee; we commit to what is in your contract.",
  call: claim("If we cannot make the time you chose, we write to you first.", "call-as-agreed"),
  reply: `Please check your spam folder then, or call us: ${phone}.`,
  form: "Without a name, an email address and your consent, you can reach us by email or phone.",
  reminders: "Without consent there is no reminder by WhatsApp.",
  voice: "If your browser cannot, write to me: everything can also be done in writing.",
  rights: "If our answer doesn’t help, you can turn to the authority, HBDI: datenschutz.hessen.de.",
});

export const others = (facts: Facts): Same<typeof german.others> => {
  const { answerHours, officeHours, sampleMark, sectors, teamSize } = facts;
  return {
    hours: claim(
      `Our own team answers the phone ${officeHours}. It answers requests within ${answerHours} hours.`,
      "answer-24h",
    ),
    chat: "We offer an AI chat assistant, a lead generator and a CRM integration, separately or together.",
    systems: "Our example also shows Zendesk and Matomo; we check other systems with you.",
    languages: "This website is available in German and in English.",
    price: "The price is per service; you can have the services separately or together.",
    fit: `Our customers are above all in these sectors: ${sectors}.`,
    team: `There are ${teamSize} of us altogether${sampleMark}.`,
    stored: claim("This website sets no cookies.", "no-cookies"),
    messages: claim("A voice call is not recorded, either.", "audio-not-recorded"),
    recording: claim("What you write here stays in your browser, too.", "chat-on-device"),
    ipAddress:
      "They also hold the time, the address requested, the data volume and your browser’s identification.",
    form: "The service you are interested in, your company and a description are optional.",
  };
};
