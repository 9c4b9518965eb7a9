import { claim } from "#shared/claim.ts";
import { type PolicyFacts, type PolicySection, when } from "../policy.model.ts";
import { recipientPoints } from "./recipients.ts";
import { storedItems, storedKeys } from "./stored.ts";

/** Who receives data. */
const receivers = ({ processors: { chat, voice }, recipients }: PolicyFacts) => ({
  content: claim(
    "The recipients of your data are the providers named here, telephone and postal carriers, and authorities, courts or lawyers, where the law requires or allows it. We have contracts with our processors under Art. 28 GDPR.",
    "recipients-named",
  ),
  list: [
    {
      term: "While you read:",
      text: claim("Your browser asks only this website’s server for pages and their files.", "own-server"),
    },
    ...recipientPoints(recipients, "en"),
    ...when(!chat && !voice, {
      term: "Assistant:",
      text: claim(
        "No provider. It runs in your browser and stores nothing there permanently.",
        "chat-on-device",
        "voice-on-device",
      ),
    }),
  ],
});

export function thirdParties(facts: PolicyFacts): PolicySection {
  const abroad = facts.recipients.some(({ safeguard }) => safeguard !== null);
  return {
    title: "Cookies and third parties",
    content: [
      claim(
        "We set no cookies. In your browser, we store only the items named here, each only when you do something yourself. The button “What this page stores” at the foot of the homepage shows which of them are stored right now and which servers this page has contacted; there you can also delete what is stored.",
        "no-cookies",
        "keys-on-action",
        "delete-on-device",
      ),
    ],
    list: [
      ...storedKeys("en"),
      {
        term: "Only in the memory of the open page:",
        text: `${storedItems("en")}. All of it is gone as soon as you close the page.`,
      },
    ],
    second: receivers(facts),
    footer: abroad
      ? "Third countries: each recipient in the USA is listed with the basis of the transfer. We will send you a copy of the standard contractual clauses on request."
      : claim(
          "Third countries: none of the providers named processes your data outside the European Union and the European Economic Area. Only if you download your browser’s speech recognition does the browser’s maker see your IP address, possibly outside the EU; an AI assistant of your browser follows its own provider’s terms (section 3).",
          "in-europe",
        ),
  };
}
