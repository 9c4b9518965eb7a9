import { defineTopics, type Facts } from "../topic.ts";

/** From the first contact to a running solution. */
export const start = defineTopics(
  ({ project }: Facts) => ({
    process: {
      question: "Wie läuft das Schritt für Schritt ab?",
      answer: `In vier Schritten: Sie beschreiben uns kurz, was liegen bleibt. Im Gespräch von ${project.callMinutes} Minuten klären wir, was sich lohnt, und Sie erhalten ein schriftliches Angebot. Dann richten wir die Lösung ein, und in den ersten ${project.watchedWeeks} Wochen messen wir mit Ihnen, was sie bringt.`,
      from: ["services", "contact"],
    },
    setup: {
      question: "Wie lange dauert die Einrichtung?",
      answer: `In der Regel ${project.setupDays} Arbeitstage vom Auftrag bis zum Start. Wie viele es bei Ihnen sind, klären wir im ersten Gespräch.`,
      from: ["services", "contact"],
    },
    needs: {
      question: "Was brauchen Sie von uns?",
      answer:
        "Vor allem Ihre Inhalte, etwa Handbücher und Antworten auf häufige Fragen, den Zugang zu den Systemen, die verbunden werden sollen, und jemanden, der fachlich entscheidet. Programmieren muss niemand. Den genauen Aufwand klären wir im ersten Gespräch.",
      from: ["services", "contact"],
      person: true,
    },
    code: {
      question: "Müssen wir dafür programmieren?",
      answer:
        "Nein. Bei Ihnen muss niemand programmieren, auch nicht für den Abgleich der Systeme; eine eigene IT-Abteilung brauchen Sie nicht.",
      from: ["services"],
    },
    knowledge: {
      question: "Woher hat der Assistent sein Wissen?",
      answer:
        "Aus Ihren eigenen Inhalten: Rechnungen, Lieferzeiten und Handbüchern. Was er dort nicht sicher findet, gibt er an Ihr Team weiter. Wie Sie Inhalte selbst pflegen, zeigt Ihnen das Team.",
      from: ["services"],
      person: true,
    },
    support: {
      question: "Wer betreut uns nach dem Start?",
      answer: `Wir begleiten Sie auch danach: In den ersten ${project.watchedWeeks} Wochen messen wir mit Ihnen, wie gut die Lösung arbeitet. Was die Betreuung danach umfasst, etwa Schulungen, Änderungen und Reaktionszeiten, steht im Angebot.`,
      from: ["services", "contact"],
      person: true,
    },
  }),
  ({ project }: Facts) => ({
    process: {
      question: "How does it work step by step?",
      answer: `In four steps: you tell us briefly what is piling up. In a ${project.callMinutes}-minute call we work out what pays off, and you receive a written quote. Then we set the solution up, and in the first ${project.watchedWeeks} weeks we measure with you what it brings.`,
      from: ["services", "contact"],
    },
    setup: {
      question: "How long does setup take?",
      answer: `Usually ${project.setupDays} working days from order to launch. How many it will be for you is something we clarify in the first call.`,
      from: ["services", "contact"],
    },
    needs: {
      question: "What do you need from us?",
      answer:
        "Above all your content, such as manuals and answers to common questions, access to the systems to be connected, and somebody who can decide. Nobody has to write code. The exact effort is clarified in the first call.",
      from: ["services", "contact"],
      person: true,
    },
    code: {
      question: "Do we have to write code?",
      answer:
        "No. Nobody on your side has to write code, not even to keep your systems in sync; you need no IT department of your own.",
      from: ["services"],
    },
    knowledge: {
      question: "Where does the assistant get its knowledge?",
      answer:
        "From your own content: invoices, delivery times and manuals. What it doesn’t find there for sure goes to your team. How you maintain the content yourself, the team can show you.",
      from: ["services"],
      person: true,
    },
    support: {
      question: "Who looks after us after launch?",
      answer: `We stay with you after launch: in the first ${project.watchedWeeks} weeks we measure with you how well the solution works. What support includes after that, such as training, changes and response times, is in the quote.`,
      from: ["services", "contact"],
      person: true,
    },
  }),
);
