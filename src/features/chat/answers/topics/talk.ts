import { defineTopics, type Facts } from "../topic.ts";

/** About the conversation itself. */
export const talk = defineTopics(
  ({ persona, voice }: Facts) => ({
    ai: {
      question: "Bist du ein Mensch oder eine KI?",
      also: `${persona} ki ai bot roboter maschine computer programm mensch echt wer bist du sind sie rede spreche chatgpt sprachmodell`,
      answer: `Ich bin ${persona}, ein KI-Assistent und kein Mensch. Ich suche die passende Stelle auf dieser Website und erfinde nichts dazu.`,
      from: ["privacy"],
    },
    human: {
      question: "Kann ich mit einem Menschen sprechen?",
      also: "mitarbeiter mensch menschen person ansprechpartner berater reden sprechen echte echten persönlich team übergeben weiterleiten",
      answer:
        "Gern. Mit „An das Team übergeben“ unter dem Gespräch kommt alles, was Sie hier geschrieben haben, ins Kontaktformular. Jemand antwortet innerhalb von 24 Stunden.",
      from: ["contact"],
    },
    gaps: {
      question: "Was passiert, wenn der Assistent etwas nicht weiß?",
      also: "unsicher falsch fehler halluzinieren irrt weiß nicht übergabe weitergeben grenzen",
      answer:
        "Was er nicht sicher weiß, gibt er mit dem ganzen Verlauf an Ihr Team weiter. Niemand muss sein Anliegen wiederholen.",
      from: ["services"],
    },
    voice: {
      question: "Kann ich auch mit dem Assistenten sprechen?",
      also: "sprechen stimme sprache mikrofon sprachassistent telefonieren voice gesprochen",
      answer: voice
        ? "Ja. Gehen Sie zurück zur Auswahl und wählen Sie SPRECHEN."
        : "Das Sprachgespräch wird noch eingerichtet. Schriftlich antworte ich Ihnen schon jetzt.",
      from: [],
    },
    siteLanguage: {
      question: "Kann ich die Sprache der Website umstellen?",
      also: "english englische version deutsch umschalten wechseln ändern website seite",
      answer: "Ja, ganz unten auf der Seite: Deutsch oder English. Unser Gespräch bleibt dabei erhalten.",
      from: [],
    },
    hello: {
      question: "Hallo!",
      also: "hallo hi hey moin servus grüß gott guten tag morgen abend",
      answer:
        "Guten Tag! Fragen Sie mich nach unseren Lösungen, nach Datenschutz, Kosten oder dem Weg zu uns.",
      from: [],
    },
    thanks: {
      question: "Danke!",
      also: "danke dankeschön vielen dank super prima tschüss auf wiedersehen ciao",
      answer: "Gern geschehen. Wenn noch etwas offen ist, fragen Sie einfach weiter.",
      from: [],
    },
  }),
  ({ persona, voice }: Facts) => ({
    ai: {
      question: "Are you a human or an AI?",
      also: `${persona} ai bot robot machine computer program human person real who are you chatgpt language model`,
      answer: `I’m ${persona}, an AI assistant and not a person. I look up the matching place on this website and make nothing up.`,
      from: ["privacy"],
    },
    human: {
      question: "Can I talk to a person?",
      also: "human person people employee agent staff real speak talk somebody someone team hand over",
      answer:
        "Of course. “Hand over to the team” below this conversation puts all you wrote here into the contact form. Somebody will answer within 24 hours.",
      from: ["contact"],
    },
    gaps: {
      question: "What happens if the assistant does not know something?",
      also: "unsure wrong mistake mistakes hallucinate know handover limits happens",
      answer:
        "What it isn’t sure of goes to your team, with the whole conversation. Nobody has to repeat themselves.",
      from: ["services"],
    },
    voice: {
      question: "Can I talk to the assistant by voice?",
      also: "speak voice microphone speech spoken audio talk out loud",
      answer: voice
        ? "Yes. Go back to the choice and pick SPEAK."
        : "Voice calls are still being set up. In writing I can answer you right now.",
      from: [],
    },
    siteLanguage: {
      question: "Can I change the language of the website?",
      also: "german version deutsch english switch change website page",
      answer: "Yes, at the very bottom of the page: Deutsch or English. Our conversation stays as it is.",
      from: [],
    },
    hello: {
      question: "Hello!",
      also: "hello hi hey good morning afternoon evening greetings",
      answer: "Hello! Ask me about our solutions, data protection, cost, or how to reach us.",
      from: [],
    },
    thanks: {
      question: "Thank you!",
      also: "thanks thank cheers great bye goodbye see you",
      answer: "You’re welcome. If anything is still open, just keep asking.",
      from: [],
    },
  }),
);
