import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** This website itself. */
export const site = defineTopics(({ dataProtectionEmail, email, samples }) => ({
  theme: {
    question: "Is there a dark and a light view?",
    answer:
      "Yes, you can switch at the very bottom of the page. Until you choose, it follows your system’s setting.",
    from: [],
  },
  motion: {
    question: "Can the animations be stopped?",
    answer:
      "Yes, with the switch “Pause animations” at the very bottom of the page. If your system asks for reduced motion, everything here stands still anyway.",
    from: ["accessibility"],
  },
  heroEmail: {
    question: "What happens to the email address I enter at the top?",
    answer: claim(
      "It is put into the contact form for you, and is sent only when you send the form.",
      "hero-not-sent",
    ),
    from: ["contact"],
  },
  policy: {
    question: "Where is the privacy policy?",
    answer: `Here, and at the very bottom of every page. Questions about data protection are answered at ${dataProtectionEmail}.`,
    from: ["privacy", "legal"],
  },
  samples: {
    question: "Are the details on this website real?",
    answer: samples
      ? "Not all of them yet: company details, prices and terms are sample values until the real ones are settled. The customers and names in the examples are made up, too."
      : "Yes. The customers and names in the examples of our services are made up.",
    from: ["legal"],
  },
  vulnerability: {
    question: "Where do I report a security vulnerability?",
    answer: `To ${email}, ideally with the steps that lead to it. Thank you! This website doesn’t mention a reward (bug bounty).`,
    from: [],
  },
}));
