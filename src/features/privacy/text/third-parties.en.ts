import { storageKeys } from "../policy.limits.ts";
import { type PolicyFacts, type PolicySection, when } from "../policy.model.ts";

export function thirdParties({ company, processors }: PolicyFacts): PolicySection {
  const { chat, voice } = processors;
  return {
    title: "Cookies and third parties",
    content: [
      "We set no cookies. We store only two things in your browser, and both only when you do something yourself. The recipients of your data are those named here and no others; with processors we have a contract under Art. 28 GDPR.",
    ],
    list: [
      {
        term: `Local storage, key “${storageKeys.language}”:`,
        text: "the language, after you have changed it.",
      },
      {
        term: `Session storage, key “${storageKeys.heroEmail}”:`,
        text: "the e-mail address that you submit on the home page. The contact form takes it over and deletes it.",
      },
      {
        term: "Hosting:",
        text: `${company.hosting.name}, ${company.hosting.place}, delivers the website and keeps the server logs (processor).`,
      },
      {
        term: "Database:",
        text: "Supabase, Inc., USA, stores the contact requests (processor).",
      },
      ...when(chat, {
        term: "Text chat:",
        text: "Voiceflow, Inc., USA, with the providers of language models that it uses. The chat is loaded only when you choose “WRITE”.",
      }),
      ...when(
        voice,
        {
          term: "Voice call:",
          text: "Vapi, USA, with the providers of language models, speech recognition and voice that it uses. The call begins only when you start it.",
        },
        {
          term: "Carrying the call:",
          text: "Daily (Daily.co), USA, makes the connection and determines the nearest server from the IP address.",
        },
      ),
      ...when(!chat && !voice, {
        term: "Assistant:",
        text: "no provider. It runs in your browser and stores nothing there permanently.",
      }),
    ],
    footer:
      "Third countries: with providers based in the USA, data may get there. If the provider is certified under the EU-US Data Privacy Framework, this rests on the European Commission’s adequacy decision (Art. 45 GDPR), otherwise on standard contractual clauses (Art. 46(2)(c) GDPR). We will send you a copy of the clauses on request.",
  };
}
