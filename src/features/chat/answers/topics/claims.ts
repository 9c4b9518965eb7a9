import { defineTopics } from "../topic.ts";

/** What is promised, each with what it rests on. */
export const claims = defineTopics(
  () => ({
    languages: {
      question: "Welche Sprachen spricht der Assistent?",
      also: "mehrsprachig sprachen fremdsprachen englisch französisch spanisch italienisch polnisch türkisch auf antwortet übersetzen",
      answer:
        "Mehr als 25: Er antwortet in der Sprache der Frage. Vor dem Start prüfen wir mit Ihnen die Sprachen, die Sie brauchen.",
      from: ["services"],
    },
    hours: {
      question: "Ist der Assistent rund um die Uhr erreichbar?",
      also: "bot antwortet nachts nacht wochenende feiertag sonntags samstag abends 24/7 öffnungszeiten geschäftszeiten uhrzeit",
      answer:
        "Ja, der Assistent antwortet rund um die Uhr, auch nachts, am Wochenende und an Feiertagen. Menschen aus Ihrem Team antworten zu Ihren Geschäftszeiten.",
      from: ["services"],
    },
    tickets: {
      question: "Woher kommen die 70 % weniger Tickets?",
      also: "prozent tickets sparen einsparung reduzieren weniger supportanfragen entlastung",
      answer:
        "Bis zu 70 % weniger Tickets ist ein Zielwert: wiederkehrende Fragen, die ohne Ticket gelöst werden. Er hängt von Ihren Themen ab; wir messen ihn in den ersten vier Wochen mit Ihnen.",
      from: ["services"],
    },
    availability: {
      question: "Was bedeutet 100 % Verfügbarkeit?",
      also: "ausfall ausfälle wartung wartungen sla uptime prozent garantiert",
      answer:
        "Auch an Feiertagen und nachts. Maßgeblich ist die Verfügbarkeit, die in Ihrem Vertrag steht; Wartungen kündigen wir an.",
      from: ["services"],
    },
    setup: {
      question: "Wie lange dauert die Einrichtung?",
      also: "starten start startklar loslegen schnell einführung implementierung inbetriebnahme projektdauer eingerichtet",
      answer:
        "Eingerichtet ist eine Lösung in Tagen. Wie viele es bei Ihnen sind, klären wir im ersten Gespräch.",
      from: ["services", "contact"],
    },
    code: {
      question: "Müssen wir dafür programmieren?",
      also: "programmierer entwickler programmierkenntnisse code coden it abteilung technisches wissen aufwand technik",
      answer: "Nein. Bei Ihnen muss niemand programmieren, auch nicht für den Abgleich der Systeme.",
      from: ["services"],
    },
  }),
  () => ({
    languages: {
      question: "Which languages does the assistant speak?",
      also: "multilingual language english german french spanish italian polish turkish answer in translate",
      answer:
        "More than 25: it answers in the language of the question. Before launch we check the languages you need together with you.",
      from: ["services"],
    },
    hours: {
      question: "Is the assistant available around the clock?",
      also: "bot answer answers night nights weekend weekends holiday sunday sundays saturday evening 24/7 opening hours business hours",
      answer:
        "Yes, the assistant answers around the clock: at night, on weekends and on public holidays too. People on your team answer during your business hours.",
      from: ["services"],
    },
    tickets: {
      question: "Where do the 70% fewer tickets come from?",
      also: "percent tickets save saving reduce reduction fewer support requests",
      answer:
        "Up to 70% fewer tickets is a target: recurring questions solved without a ticket. It depends on your topics; we measure it with you in the first four weeks.",
      from: ["services"],
    },
    availability: {
      question: "What does 100% availability mean?",
      also: "downtime outage outages maintenance sla uptime percent guaranteed",
      answer:
        "Nights and public holidays included. What counts is the availability in your contract; maintenance is announced.",
      from: ["services"],
    },
    setup: {
      question: "How long does setup take?",
      also: "start started get going quickly fast onboarding implementation rollout launch set up",
      answer:
        "A solution is set up within days. How many it will be for you is something we clarify in the first call.",
      from: ["services", "contact"],
    },
    code: {
      question: "Do we have to write code?",
      also: "developer developers programmer programming coding it department technical skills effort",
      answer: "No. Nobody on your side has to write code, not even to keep your systems in sync.",
      from: ["services"],
    },
  }),
);
