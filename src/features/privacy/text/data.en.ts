import { claim } from "#shared/claim.ts";
import { limits } from "../policy.limits.ts";
import { type PolicyFacts, type PolicyPoint, type PolicySection, when } from "../policy.model.ts";

const fromSite: readonly PolicyPoint[] = [
  {
    term: "Visiting the website:",
    text: "IP address, date and time, address requested, status code, amount of data transferred and your browser’s user agent. The hosting provider keeps them in server logs.",
  },
  {
    term: "Contact form:",
    text: claim(
      `Name and email address; if you like, the service you are interested in, your company and a description; for a call, also your phone number, a day and a time of day. We also store your consent, the language of the page, your browser’s user agent (at most ${limits.browserIdCharacters} characters), the time, the version of this policy and a random number, which keeps the same enquiry from being stored twice.`,
      "one-request",
    ),
  },
  {
    term: "Protecting the form:",
    text: claim(
      `The database counts how many enquiries arrive from one connection. To do so, it turns the IP address into checksums (hashes) of the connection and of its network, using a random value that changes every day. They are stored separately from the enquiries, with the time to within ${limits.countingMinutes} minutes. Until they are deleted, only somebody with direct access to the database could match them to an enquiry. Above a daily limit, the database accepts no further enquiries; the form then says so.`,
      "address-hash",
    ),
  },
  {
    term: "Suspicious enquiries:",
    text: claim(
      "If somebody fills in the form unusually fast, or fills in a field that people cannot see, we note this with the enquiry; likewise if unusually many arrive from one connection, under one email address or overall. That is how we recognise bots. We still read such enquiries, but send no confirmation.",
      "mark-no-mail",
    ),
  },
  {
    term: "Handling your enquiry:",
    text: claim(
      "For each enquiry, we note whether and when we answered, and whether our emails about it were sent. A separate log records, under the enquiry’s reference number, when it arrived, was answered and was deleted, and when emails about it were sent. It holds no names, addresses or texts. These emails carry the same number. As long as one of them is stored, the entry can be linked to you.",
      "request-log",
    ),
  },
  {
    term: "Email and phone:",
    text: "What you tell us, and the contact details you use.",
  },
  {
    term: "Email field on the homepage:",
    text: claim(
      "Your email address. It stays in your browser and fills in the contact form for you; it is sent only with that form.",
      "hero-not-sent",
    ),
  },
  {
    term: "AI assistant in your browser:",
    text: claim(
      "Some browsers have their own AI assistant. Here it can call up answers, prices and sections of the page and fill in the contact form. We cannot see what it asks. Only you can consent and send. What the assistant itself processes is up to its provider.",
      "chat-on-device",
      "not-sent-yet",
    ),
  },
  {
    term: "Newsletter field:",
    text: claim(
      "Nothing. The newsletter has not started yet; what you type is neither stored nor sent.",
      "newsletter-nothing",
    ),
  },
];

export function data({ processors }: PolicyFacts): PolicySection {
  return {
    title: "Data collected",
    content: [
      claim("We process only what each purpose requires. Depending on what you do, this is:", "only-needed"),
    ],
    list: [...fromSite, ...fromAssistant(processors)],
    footer:
      "You do not have to give us any data; no law or contract requires it. Without a name, an email address and your consent, however, the form cannot accept your enquiry. You can still reach us by email or phone.",
  };
}

/** Data of a conversation: who gets it depends on what the build is configured with. */
function fromAssistant(processors: PolicyFacts["processors"]): readonly PolicyPoint[] {
  return [
    ...when(processors.chat, {
      term: "Text chat:",
      text: "Your messages, the time, your IP address and technical details of your browser. They go to the chat provider once you start the chat after our note.",
    }),
    ...when(!processors.chat, {
      term: "Text chat:",
      text: claim(
        "Nothing. The built-in assistant answers inside your browser; your messages leave your device only if you send the conversation yourself: to us with the contact form, or to yourself by email.",
        "chat-on-device",
      ),
    }),
    ...when(processors.voice, {
      term: "Voice call:",
      text: claim(
        "Your voice, its transcript, the length and course of the call, your IP address with the approximate location derived from it, and technical details of the connection. The microphone opens only after your click and your permission, the camera never. The audio is not recorded; the provider makes a transcript.",
        "microphone-after-press",
        "camera-never",
        "audio-not-recorded",
      ),
    }),
    ...when(!processors.voice, {
      term: "Voice call:",
      text: claim(
        "What you say stays on your device. Your device measures how loudly you speak and, where it can, recognises what you say; nothing is recorded. If your browser offers to download speech recognition, it fetches it from its maker when you press the button. The maker then sees your IP address, possibly outside the EU. The language pack stays in your browser.",
        "voice-on-device",
      ),
    }),
  ];
}
