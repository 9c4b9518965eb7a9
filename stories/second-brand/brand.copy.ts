import { contactCopy } from "mainlicht-site/contact";
import { defineCopy, rewording, rewrite } from "mainlicht-site/shared";
import { solutionsCopy } from "mainlicht-site/solutions";

export const brandCopy = defineCopy({
  de: {
    title: "Büroarbeit, die von selbst ankommt.",
    lead: "Wir verbinden, was Ihre Spedition schon hat.",
    languages: "Sprache",
    tracking: "Sendungsnummer",
    hint: "Sie steht auf Ihrem Lieferschein.",
    track: "Sendung finden",
    policy: "/datenschutz/",
  },
  en: {
    title: "Paperwork that arrives by itself.",
    lead: "We connect what your freight company already has.",
    languages: "Language",
    tracking: "Tracking number",
    hint: "You find it on your delivery note.",
    track: "Find the shipment",
    policy: "/en/privacy/",
  },
});

export const wording = rewording(
  rewrite(solutionsCopy, {
    de: { title: "Zwei Wege zu weniger Papier", intro: "Beginnen Sie mit einem." },
    en: { title: "Two ways to less paper", intro: "Start with one of them." },
  }),
  rewrite(contactCopy, {
    de: { title: "Moin! Was sollen wir verladen?", submit: "Nachricht abschicken" },
    en: { title: "Hello! What shall we load?", submit: "Send the message" },
  }),
);
