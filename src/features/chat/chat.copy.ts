import { answerHours } from "#shared/answer-hours.ts";
import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";
import type { ThirdParty } from "./chat.port.ts";

export const chatCopy = defineCopy({
  de: {
    asking: {
      title: "Bevor der Chat geladen wird",
      text: ({ name, host }: ThirdParty) =>
        claim(
          `${name} stellt den Chat bereit. Wenn Sie ihn starten, lädt Ihr Browser ihn von ${host}; der Anbieter in den USA erhält dabei Ihre IP-Adresse und danach, was Sie schreiben. Bis dahin wird nichts von ihm geladen.`,
          "chat-after-press",
        ),
      more: "Mehr dazu in der",
      start: "Einverstanden, Chat starten",
    },
    loading: "Der Chat wird geladen …",
    slow: "Das dauert länger als üblich. Sie können weiter warten oder einen anderen Weg nehmen.",
    ready: "Der Chat ist bereit.",
    /** Its accessible name, once somebody else's chat stands there. */
    container: ({ name }: ThirdParty) => `KI-Chat von ${name}`,
    /** The exact words of CHAT-03. */
    unavailable: {
      title: "Chat nicht verfügbar",
      text: "Der Chat kann momentan nicht geladen werden. Bitte kontaktieren Sie uns direkt.",
    },
    ways: {
      builtIn: "Eingebauten Assistenten fragen",
      contact: "Zum Kontaktformular",
      speak: "Lieber sprechen",
      again: "Noch einmal versuchen",
    },
    greeting: (persona: string) =>
      claim(
        `Ich bin ${persona}, ein KI-Assistent. Ich wähle aus vorbereiteten Antworten, direkt in Ihrem Browser. Den KI-Chat-Assistenten für Ihre Kunden zeigt das Beispiel unter „Lösungen“.`,
        "chat-on-device",
      ),
    greetingMore: "Was möchten Sie wissen?",
    suggestions: "Fragen zum Antippen",
    /** Said after the greeting: they stand before the field that has the focus. */
    suggestionsSaid: (count: number) =>
      count === 1
        ? "Vor dem Eingabefeld steht eine Frage zum Antippen."
        : `Vor dem Eingabefeld stehen ${count} Fragen zum Antippen.`,
    log: "Gesprächsverlauf",
    you: "Sie",
    /** In the transcript, which the visitor sends. */
    me: "Ich",
    typing: (persona: string) => `${persona} schreibt …`,
    unknown:
      "Das weiß ich leider nicht. Ich beantworte Fragen zu Lösungen, Preisen, Ablauf und Datenschutz. Wenn es um uns geht: Soll ich Ihre Frage an unser Team weitergeben?",
    /** Said before questions that may be meant. */
    unknownNear:
      "Das weiß ich leider nicht. Wenn es um uns geht: Soll ich Ihre Frage an unser Team weitergeben? Oder hilft eine von diesen?",
    /** What lies so far outside that nobody here answers it. */
    far: "Dazu habe ich keine Antwort. Fragen Sie mich nach Lösungen, Preisen, Ablauf oder Datenschutz.",
    /** The second time in a row. */
    unknownAgain:
      "Jemand aus unserem Team kann Ihnen hier besser helfen. Soll ich unser Gespräch weitergeben?",
    handedOver: claim(
      "Gern. Das Gespräch geht ins Kontaktformular; gesendet ist noch nichts.",
      "not-sent-yet",
    ),
    /** When the offer was taken in a conversation by voice. */
    handOverBySpeaking: claim(
      `Gern. Schreiben Sie uns dafür über das Kontaktformular; ein Mensch antwortet innerhalb von ${answerHours} Stunden.`,
      "answer-24h",
      "read-by-people",
    ),
    unsure: "Ich bin nicht sicher, was Sie meinen. Geht es um eine dieser Fragen?",
    lost: "Auf diese Frage kam keine Antwort.",
    askAgain: "Noch einmal fragen",
    sources: "Quelle",
    /** Before a passage of the site, word for word. */
    quoted: "Dazu steht auf unserer Website:",
    steps: {
      call: "Anruf vereinbaren",
      form: "Anfrage schreiben",
      "form-chat": "KI-Chat anfragen",
      "form-lead": "Lead-Generator anfragen",
      "form-crm": "CRM-Integration anfragen",
      "demo-chat": "KI-Chat in der Demo ansehen",
      "demo-lead": "Lead-Generator in der Demo ansehen",
      "demo-crm": "CRM-Integration in der Demo ansehen",
    },
    helped: {
      question: "Hat das geholfen?",
      yes: "Ja",
      no: "Nein",
      thanks: "Danke für die Rückmeldung.",
      sorry: (more: number): string =>
        more > 0
          ? "Schade. Vielleicht hilft eine der Fragen darüber, oder jemand aus unserem Team."
          : "Schade. Formulieren Sie die Frage gern anders, oder wenden Sie sich an unser Team.",
    },
    newTab: "(neuer Tab)",
    more: "Dazu passt auch",
    field: "Ihre Frage",
    placeholder: "Frage eingeben",
    send: "Senden",
    copy: "Kopieren",
    copied: "Gespräch kopiert",
    notCopied: "Kopieren war nicht möglich",
    handOver: "Ans Team übergeben",
    /** A part of it, where there is little room. */
    handOverShort: "Ans Team",
    handOverHint: claim(
      "Das Gespräch steht dann im Kontaktformular. Sie können es dort ändern; gesendet ist noch nichts.",
      "not-sent-yet",
    ),
    /** Opens the visitor's own mail program. */
    byMail: "Per E-Mail an mich",
    transcript: (persona: string) => `Gespräch mit ${persona} (KI-Assistent)`,
  },
  en: {
    asking: {
      title: "Before the chat is loaded",
      text: ({ name, host }) =>
        claim(
          `${name} provides the chat. When you start it, your browser loads it from ${host}; the provider, in the USA, then receives your IP address and what you write. Until then, nothing is loaded from there.`,
          "chat-after-press",
        ),
      more: "More in the",
      start: "Agree and start the chat",
    },
    loading: "The chat is loading …",
    slow: "This is taking longer than usual. You can keep waiting or reach us another way.",
    ready: "The chat is ready.",
    container: ({ name }) => `AI chat by ${name}`,
    unavailable: {
      title: "Chat Unavailable",
      text: "Chat is temporarily unavailable. Please contact us directly.",
    },
    ways: {
      builtIn: "Ask the built-in assistant",
      contact: "Go to the contact form",
      speak: "Talk instead",
      again: "Try again",
    },
    greeting: (persona) =>
      claim(
        `I’m ${persona}, an AI assistant. I pick from prepared answers, right here in your browser. For the AI chat assistant your customers would use, see the demo.`,
        "chat-on-device",
      ),
    greetingMore: "What would you like to know?",
    suggestions: "Questions to tap",
    suggestionsSaid: (count) =>
      count === 1
        ? "There is one question to tap before the input field."
        : `There are ${count} questions to tap before the input field.`,
    log: "Conversation",
    you: "You",
    me: "Me",
    typing: (persona) => `${persona} is typing …`,
    unknown:
      "I’m afraid I don’t know that. I answer questions about services, prices, process and data protection. If it is about us: shall I pass your question on to our team?",
    unknownNear:
      "I’m afraid I don’t know that. If it is about us: shall I pass your question on to our team? Or does one of these help?",
    far: "I don’t have an answer to that. Ask me about services, prices, the process or data protection.",
    unknownAgain: "Somebody on our team can help you better with this. Shall I pass on our conversation?",
    handedOver: claim(
      "Of course. The conversation goes into the contact form; nothing has been sent yet.",
      "not-sent-yet",
    ),
    handOverBySpeaking: claim(
      `Of course. Please write to us through the contact form; a person will answer within ${answerHours} hours.`,
      "answer-24h",
      "read-by-people",
    ),
    unsure: "I’m not sure what you mean. Is it one of these questions?",
    lost: "There was no answer to this question.",
    askAgain: "Ask again",
    sources: "Source",
    quoted: "Our website says:",
    steps: {
      call: "Schedule Call",
      form: "Send an enquiry",
      "form-chat": "Enquire about the AI chat",
      "form-lead": "Enquire about the lead generator",
      "form-crm": "Enquire about the CRM integration",
      "demo-chat": "See the AI chat demo",
      "demo-lead": "See the lead generator demo",
      "demo-crm": "See the CRM integration demo",
    },
    helped: {
      question: "Did that help?",
      yes: "Yes",
      no: "No",
      thanks: "Thanks for letting me know.",
      sorry: (more) =>
        more > 0
          ? "Sorry about that. One of the questions above may help, or somebody on our team."
          : "Sorry about that. Try it in other words, or ask somebody on our team.",
    },
    newTab: "(new tab)",
    more: "Related",
    field: "Your question",
    placeholder: "Type a question",
    send: "Send",
    copy: "Copy",
    copied: "Conversation copied",
    notCopied: "That could not be copied",
    handOver: "Hand over to the team",
    handOverShort: "To the team",
    handOverHint: claim(
      "This puts the conversation into the contact form. You can change it there; nothing has been sent yet.",
      "not-sent-yet",
    ),
    byMail: "Email it to me",
    transcript: (persona) => `Conversation with ${persona} (AI assistant)`,
  },
});

export type ChatWords = (typeof chatCopy)["de"];
