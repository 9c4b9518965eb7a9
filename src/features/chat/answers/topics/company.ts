import { defineTopics, type Facts } from "../topic.ts";

/** How to reach the company, and what comes of it. */
export const company = defineTopics(
  ({ email, phone, city, street, legalName }: Facts) => ({
    price: {
      question: "Was kostet das?",
      also: "preis preise kosten kostet gebühr gebühren monat monatlich euro budget angebot chatbot kostenvoranschlag tarif teuer geld",
      answer:
        "Einen festen Preis nennen wir hier nicht, denn er hängt davon ab, was Sie automatisieren möchten. Beschreiben Sie es kurz im Kontaktformular; Sie erhalten innerhalb von 24 Stunden eine Antwort von einem Menschen.",
      from: ["contact"],
    },
    contact: {
      question: "Wie erreiche ich Sie?",
      also: "kontakt kontaktieren telefon telefonnummer anrufen rufnummer mail email e-mail adresse kontaktformular schreiben",
      answer: `Über das Kontaktformular, per E-Mail an ${email} oder telefonisch unter ${phone}.`,
      from: ["contact"],
    },
    reply: {
      question: "Wann bekomme ich eine Antwort?",
      also: "antwortzeit reaktionszeit wie lange dauert bis jemand antwortet melden meldet zurück rückmeldung 24 stunden",
      answer: "Innerhalb von 24 Stunden, und zwar von einem Menschen.",
      from: ["contact"],
    },
    call: {
      question: "Wie vereinbare ich einen Anruf?",
      also: "anruf vereinbaren termin buchen gespräch erstgespräch beratung kostenlos unverbindlich 30 minuten demo vorführung",
      answer: `Schreiben Sie uns über das Kontaktformular kurz, worum es geht. Das Gespräch dauert 30 Minuten und ist unverbindlich; einen Terminvorschlag erhalten Sie per E-Mail. Oder rufen Sie gleich an: ${phone}.`,
      from: ["contact"],
    },
    place: {
      question: "Wo sitzt Ihr Unternehmen?",
      also: "standort sitz sitzen ort anschrift adresse büro firma frankfurt deutschland",
      answer: `In Frankfurt am Main: ${legalName}, ${street}, ${city}.`,
      from: ["legal"],
    },
    newsletter: {
      question: "Gibt es einen Newsletter?",
      also: "newsletter abonnieren anmelden neuigkeiten",
      answer:
        "Den Newsletter gibt es noch nicht. Eine Adresse, die Sie dort eingeben, wird weder gespeichert noch gesendet.",
      from: [],
    },
    legal: {
      question: "Wo finde ich das Impressum?",
      also: "impressum geschäftsführer handelsregister umsatzsteuer rechtliches anbieter verantwortlich",
      answer: `Anbieter dieser Website ist ${legalName}. Alle Angaben stehen im Impressum.`,
      from: ["legal"],
    },
    accessibility: {
      question: "Ist die Website barrierefrei?",
      also: "barrierefreiheit barriere screenreader vorlesesoftware tastatur wcag behinderung sehbehindert blind blinde nutzbar",
      answer:
        "Unser Maßstab ist die WCAG 2.2, Stufe AA. Was wir prüfen und welche Grenzen wir kennen, steht in der Erklärung zur Barrierefreiheit.",
      from: ["accessibility"],
    },
  }),
  ({ email, phone, city, street, legalName }: Facts) => ({
    price: {
      question: "How much does it cost?",
      also: "price prices pricing cost costs fee fees month monthly euro budget quote chatbot starting estimate plan expensive money",
      answer:
        "We don’t name a fixed price here, since it depends on what you want to automate. Describe it briefly in the contact form; a person will answer you within 24 hours.",
      from: ["contact"],
    },
    contact: {
      question: "How can I contact you?",
      also: "contact reach phone telephone number mail email address contact form write",
      answer: `Through the contact form, by email to ${email}, or by phone on ${phone}.`,
      from: ["contact"],
    },
    reply: {
      question: "When will I get a reply?",
      also: "response time answer how long until somebody someone answers hear back get back 24 hours respond",
      answer: "Within 24 hours, and from a person.",
      from: ["contact"],
    },
    call: {
      question: "How do I schedule a call?",
      also: "schedule call book appointment meeting first call consultation free obligation 30 minutes demo",
      answer: `Tell us briefly in the contact form what it is about. The call takes 30 minutes and comes with no obligation; you get a suggested time by email. Or phone us right away: ${phone}.`,
      from: ["contact"],
    },
    place: {
      question: "Where are you located?",
      also: "location based office headquarters city address frankfurt germany",
      answer: `In Frankfurt am Main, Germany: ${legalName}, ${street}, ${city}.`,
      from: ["legal"],
    },
    newsletter: {
      question: "Is there a newsletter?",
      also: "newsletter subscribe subscription sign up news",
      answer:
        "The newsletter has not started yet. An address that you enter there is neither saved nor sent.",
      from: [],
    },
    legal: {
      question: "Where do I find the legal notice?",
      also: "imprint impressum managing director commercial register vat legal provider responsible",
      answer: `This website is provided by ${legalName}. All details are in the legal notice.`,
      from: ["legal"],
    },
    accessibility: {
      question: "Is this website accessible?",
      also: "accessibility barrier screen reader keyboard wcag disability visually impaired blind",
      answer:
        "Our standard is WCAG 2.2, level AA. What we check, and which limits we know of, is in the accessibility statement.",
      from: ["accessibility"],
    },
  }),
);
