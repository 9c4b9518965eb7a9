import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** This website itself. */
export const site = defineTopics(({ dataProtectionEmail, email, securityEmail, samples }) => ({
  theme: {
    question: "Is there a dark and a light view?",
    answer:
      "You can switch between light and dark view at the very bottom of the page, on wide screens also at the top. Until you choose, it follows your system’s setting.",
  },
  motion: {
    question: "Can the animations be stopped?",
    answer:
      "You can stop all movement with the switch “Pause animations” at the very bottom of the page. If your system asks for reduced motion, everything here stands still anyway.",
  },
  accessibility: {
    question: "Is this website accessible?",
    answer: `Our standard for this website is WCAG 2.2, level AA; in our assessment, the German Accessibility Act (BFSG) does not oblige us to. We check automatically with every change; no real screen reader, people with disabilities or independent people have tested it yet. The statement names limits and the last review; please report barriers to ${email}.`,
  },
  heroEmail: {
    question: "What happens to the email address I enter at the top?",
    answer: claim(
      "Your email address from the homepage is put into the contact form for you, and is sent only when you send that form.",
      "hero-not-sent",
    ),
  },
  policy: {
    question: "Where is the privacy policy?",
    answer: `The privacy policy is at the very bottom of every page, under “Privacy (Datenschutz)”. The legal basis of an enquiry is your consent (Art. 6(1)(a) GDPR), that of server logs our legitimate interest (Art. 6(1)(f)), that of what your browser keeps § 25(2) no. 2 TDDDG. Questions about it are answered at ${dataProtectionEmail}.`,
  },
  samples: {
    question: "Are the details on this website real?",
    answer: samples
      ? "Company details, prices and terms on this website are sample values until the real ones are settled. The customers and names in the examples are made up, too."
      : "The company details, prices and terms on this website are real. The customers and names in the examples of our services are made up.",
  },
  vulnerability: {
    question: "Where do I report a security vulnerability?",
    answer: `Please report a security vulnerability to ${securityEmail}, ideally with the steps that lead to it. Thank you! I can’t promise a reward (bug bounty).`,
  },
}));
