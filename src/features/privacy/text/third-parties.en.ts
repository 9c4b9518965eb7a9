import { ledgerCopy } from "../ledger/ledger.copy.ts";
import { type PolicyFacts, type PolicySection, when } from "../policy.model.ts";
import { remembered, storedKeys } from "./stored.ts";

export function thirdParties({ company, processors, servers }: PolicyFacts): PolicySection {
  const { chat, voice, reports } = processors;
  const at = (hosts: string | undefined) => (hosts ? ` Servers: ${hosts}.` : "");
  return {
    title: "Cookies and third parties",
    content: [
      "We set no cookies. We store only the keys named here in your browser, and each only when you do something yourself. The button “Stored & contacted” at the foot of the home page shows which of them are stored right now and which servers your browser has contacted; you can delete what is stored there, too. The recipients of your data are those named here and no others; with processors we have a contract under Art. 28 GDPR.",
    ],
    list: [
      ...storedKeys("en"),
      {
        term: "Only in the memory of the open page:",
        text: `${remembered("en")}. All of it is gone as soon as you close the page.`,
      },
      {
        term: "While you read:",
        text: "your browser asks only our own server for pages and their files.",
      },
      {
        term: "Hosting:",
        text: `${company.hosting.name}, ${company.hosting.place}, delivers the website and keeps the server logs (processor).`,
      },
      {
        term: "Database:",
        text: `Supabase, Inc., USA, stores the contact requests (processor).${at(servers.requests)}`,
      },
      ...when(chat, {
        term: "Text chat:",
        text: `Voiceflow, Inc., USA, with the providers of language models that it uses. The chat is loaded only when you choose “WRITE”.${at(servers.chat)}`,
      }),
      ...when(
        voice,
        {
          term: "Voice call:",
          text: `Vapi, USA, with the providers of language models, speech recognition and voice that it uses. The call begins only when you start it.${at(servers.voice)}`,
        },
        {
          term: "Carrying the call:",
          text: `Daily (Daily.co), USA, makes the connection and determines the nearest server from the IP address.${at(servers.call)}`,
        },
      ),
      ...when(reports, {
        term: "Error reports:",
        text: `When a program error occurs, the page reports it to ${servers.reports ?? "our own server"}, a server of ours: ${ledgerCopy.en.contacts.reports.purpose}`,
      }),
      ...when(!chat && !voice, {
        term: "Assistant:",
        text: "no provider. It runs in your browser and stores nothing there permanently.",
      }),
    ],
    footer:
      "Third countries: with providers based in the USA, data may get there. If the provider is certified under the EU-US Data Privacy Framework, this rests on the European Commission’s adequacy decision (Art. 45 GDPR), otherwise on standard contractual clauses (Art. 46(2)(c) GDPR). We will send you a copy of the clauses on request.",
  };
}
