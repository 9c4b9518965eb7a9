import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** Law, security and the places of data. */
export const law = defineTopics(({ dataPlace, dataProtectionEmail, hosting, sampleMark }) => ({
  security: {
    question: "How secure is it, and which certificates do you have?",
    answer: `Your customers’ data is stored ${dataPlace}${sampleMark}. The data processing agreement names the technical measures and deletion periods, and there is an audit log. We currently hold no certificate such as ISO 27001, and I can’t point to a test report. We answer your IT team’s questions in writing.`,
  },
  access: {
    question: "Can one customer see another’s invoices?",
    answer:
      "In our example, signing in keeps invoices from others: the customer is signed in to the customer portal before the assistant opens her invoice. We tell you in writing how access is secured in your case.",
  },
  aiAct: {
    question: "What does the AI Act require?",
    answer:
      "Article 50 of the AI Act requires people to be told when they are talking to an AI. I say up front that I am a program, whether or not that applies to me. Which duties apply to your use depends on the case; we don’t give legal advice.",
  },
  outreach: {
    question: "Can we simply contact prospects?",
    answer: claim(
      "Whom you may contact for marketing is a legal question on which we don’t advise. The lead generator sorts enquiries that come to you, and sends reminders by email and WhatsApp with consent. Whether your use is lawful is for you to check; we give you the information for that beforehand.",
      "agreement",
    ),
  },
  hosting: {
    question: "Where is the data kept?",
    answer: `We store your customers’ data ${dataPlace}; the language model runs there, too. The data processing agreement names it and any other providers. This website is hosted by ${hosting}${sampleMark}.`,
  },
  dpa: {
    question: "Where do we get the template of the DPA?",
    answer: claim(
      `The data processing agreement (DPA, Art. 28 GDPR) that we sign with you names purpose, duration, deletion periods, technical measures and the subprocessors of your service. We send you a template on request: ${dataProtectionEmail} or the contact form.`,
      "agreement",
    ),
  },
  dpo: {
    question: "Who is responsible for data protection?",
    answer: `Questions about data protection are answered at ${dataProtectionEmail}, those of your data protection officer and IT team in writing. Whether we have appointed one ourselves, I don’t know.`,
  },
  dispute: {
    question: "Do you take part in dispute resolution?",
    answer:
      "We don’t take part in dispute resolution before a consumer conciliation body; we are neither willing nor obliged to do so. Our services are for businesses.",
  },
  authority: {
    question: "Which authority can I complain to?",
    answer: claim(
      `Complaints about data protection go to a supervisory authority, for instance where you live; the one responsible for us is the data protection authority of Hesse (HBDI), Postfach 3163, 65021 Wiesbaden, Germany, datenschutz.hessen.de. You are welcome to write to us first: ${dataProtectionEmail}; it costs you nothing.`,
      "no-cost",
    ),
  },
}));
