import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** What happens to what a visitor writes and says. */
export const privacy = defineTopics(({ dataProtectionEmail, requestDays }) => ({
  messages: {
    question: "Is this conversation stored?",
    answer: claim(
      "Your text stays in your browser: I answer there, and our conversation leaves your device only if you send it yourself. Once you end it or close the page, it is gone.",
      "chat-on-device",
    ),
  },
  recording: {
    question: "Is my voice recorded?",
    answer: claim(
      "Your voice is not recorded in the built-in voice call: level and speech recognition are processed on your device, and the camera is blocked for this website. The words are in the captions, until you close the page at the latest.",
      "voice-on-device",
      "audio-not-recorded",
    ),
  },
  retention: {
    question: "What happens to my request?",
    answer: claim(
      `Your request is read and answered by our team; we don’t sell it. It is deleted from the database ${requestDays} days after it arrives, or sooner if you ask ${dataProtectionEmail}.`,
      "read-by-people",
      "not-sold",
      "only-needed",
      "request-180-days",
    ),
  },
  customerChats: {
    question: "How long are our customers’ conversations kept?",
    answer:
      "Your customers’ conversations are kept for as long as you agree with us: the deletion periods are in the data processing agreement (DPA).",
  },
  rights: {
    question: "How can I have my data deleted?",
    answer: claim(
      `For access, a copy (machine-readable on request), rectification, restriction, erasure or withdrawal of consent, an informal message to ${dataProtectionEmail} is enough, ideally from the address in question; it costs nothing. We answer without undue delay, within one month (exceptionally, two more); enquiries are deleted after ${requestDays} days anyway. For your customers’ data, your DPA applies.`,
      "erase-on-request",
      "answer-one-month",
      "request-180-days",
    ),
  },
}));

/** What a visit leaves behind. */
export const visit = defineTopics(({ hashDays, logDays }) => ({
  cookies: {
    question: "Which cookies do you use?",
    answer: claim(
      "This website sets no cookies, measures no visits and shows no advertising. The privacy policy lists what is stored in your browser when you choose something, such as the language.",
      "no-cookies",
    ),
  },
  stored: {
    question: "What does this page store in my browser?",
    answer: claim(
      "In your browser, this website stores three things at most, each only when you do something: the chosen language (“language”), light or dark mode (“theme”) and the email address from the homepage (“hero-email”). You can see and delete them at the foot of the homepage under “What this page stores”.",
      "keys-on-action",
      "delete-on-device",
    ),
  },
  ipAddress: {
    question: "Is my IP address stored?",
    answer: claim(
      `Your IP address is in the server logs of each visit, which the hosting provider deletes after ${logDays} days. If you send the contact form, the database computes checksums (hashes) from it to protect the form against abuse; it deletes them after ${hashDays} days.`,
      "deleted-outside",
      "address-hash",
    ),
  },
  newsletter: {
    question: "Is there a newsletter?",
    answer: claim(
      "The newsletter is still in preparation, and sign-up is not open yet. An address you enter there is neither saved nor sent.",
      "newsletter-nothing",
    ),
  },
}));

/** Who else has to do with data. */
export const data = defineTopics(({ backupDays, hosting, mail, mailbox, sampleMark }) => ({
  recipients: {
    question: "Who do you share my data with?",
    answer: claim(
      `Your data goes only to the recipients that section 8 of the privacy policy names with their country, such as for hosting (${hosting}), email delivery (${mail}) and mailboxes (${mailbox})${sampleMark}. None is based outside the EU and the EEA. We don’t sell data.`,
      "recipients-named",
      "not-sold",
    ),
  },
  backups: {
    question: "How long does data stay in backups?",
    answer: `In this website’s backups, deleted data stays for ${backupDays} days at most. For your customers’ data, the deletion periods are in the data processing agreement (DPA).`,
  },
  thirdParty: {
    question: "Does this website load anything from other providers?",
    answer: claim(
      "While you read, this website loads nothing from other providers, not even fonts; it measures no visits and creates no usage profiles. You can check that at the foot of the homepage under “What this page stores”: it shows which servers the page has contacted.",
      "own-server",
      "no-cookies",
      "not-sold",
    ),
  },
}));
