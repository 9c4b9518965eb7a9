/** One promise, in a sentence. `duty` names the part that no test can prove, and who is responsible for it. */
export interface Kept {
  means: string;
  duty?: string;
}

/** Everything that the site promises about data, money, time and people. Not part of what is shipped. */
export const promises = {
  "no-cookies": { means: "No cookies, no measuring of visits, no advertising." },
  "own-server": { means: "Reading contacts our own server alone." },
  "keys-on-action": { means: "Only the listed keys are stored, each after the visitor has done something." },
  "delete-on-device": { means: "What the page stored on the device is shown, and can be deleted." },
  "hero-not-sent": { means: "The email of the hero is sent with the form alone." },
  "newsletter-nothing": { means: "The newsletter's field keeps and sends nothing." },
  "nothing-lost": { means: "A send that fails loses nothing that was typed." },
  "one-request": { means: "Sending again makes no second request." },
  "chat-on-device": { means: "A conversation with the built-in assistant stays in the browser." },
  "not-sent-yet": { means: "Handing a conversation over fills the form and sends nothing." },
  "chat-after-press": { means: "Nothing of the chat's provider is loaded before the press that names it." },
  "voice-on-device": { means: "A call with the built-in voice stays in the browser." },
  "voice-after-press": { means: "Nothing of the voice's provider is loaded before the press that names it." },
  "microphone-after-press": { means: "The microphone opens after the visitor's press." },
  "camera-never": { means: "The camera is never opened: the site's headers forbid it." },
  "recipients-named": { means: "The policy names each server that the page can contact, and no other." },
  "reports-masked": { means: "An error report holds nothing that the visitor typed." },
  "request-180-days": { means: "A request is deleted 180 days after it arrived." },
  "address-hash": { means: "Of a sender's address hashes are kept, two days at most." },
  "erase-on-request": { means: "All requests of one person can be exported and erased." },
  "key-own-row": { means: "The public key sends a request and reads its own row, and does nothing else." },
  "version-stored": { means: "Each request is stored with the policy's version." },
  "mark-no-mail": { means: "A request that looks made by a program is kept, and gets no confirmation." },
  "answer-24h": {
    means: "Somebody answers within 24 hours, weekends and public holidays included.",
    duty: "The team, on every day of the week, which the hourly watch on `overdue` warns (docs/operations/running.md).",
  },
  "call-as-agreed": {
    means:
      "Who asks for a call and leaves a number hears the exact time, or another one, when the answer is due, and is called then.",
    duty: "The team: the wish stands first in the stored description, and no day on offer begins before an answer is due.",
  },
  "read-by-people": {
    means: "A person reads and answers each request; nobody is judged by a program.",
    duty: "The team: no automatic answer is set up beside the confirmation of arrival.",
  },
  "answer-one-month": {
    means: "Who asks about their data has an answer within one month.",
    duty: "The data protection contact of site.ts.",
  },
  "useful-answer": {
    means:
      "The answer holds first advice and a time for a call, which shows a solution on the visitor's own questions and talks nobody into anything.",
    duty: "The team.",
  },
  agreement: {
    means:
      "Customers get a data processing agreement that names every subprocessor, and written answers about it.",
    duty: "The management: the template of docs/operations/legal.md.",
  },
  "data-place": {
    means: "The solutions keep customers' data, and run their language model, where site.ts says.",
    duty: "The team that sets a solution up.",
  },
  "no-training": {
    means: "No model is trained on the data of customers.",
    duty: "The owner, who confirms it as they do the place of the data; the template of the agreement says the same.",
  },
  "in-europe": {
    means:
      "Nobody outside the European Union receives data unless the policy names them and the basis of it.",
    duty: "Whoever fills in `hosting`, `mail` and `mailbox` of site.ts.",
  },
  "request-log": { means: "The log of a request holds its number and times, and is deleted after a year." },
  "barrier-answer": {
    means: "Who reports a barrier hears what changes and by when, and is helped until then.",
    duty: "The team, as with any request.",
  },
  "not-sold": {
    means: "Data is not sold and not made into profiles.",
    duty: "The management; the ledger of recipients shows that there is nobody to sell it to.",
  },
  "only-needed": {
    means: "No more data is processed than its purpose needs.",
    duty: "Whoever adds a field or a recipient: contact.rules.ts and the ledger list them all.",
  },
  "no-cost": { means: "Using one's rights costs nothing.", duty: "The data protection contact of site.ts." },
  "audio-not-recorded": {
    means: "The sound of a call is not recorded.",
    duty: "Whoever sets up the voice provider: recording stays off in its dashboard, too (docs/operations/legal.md).",
  },
  "deleted-outside": {
    means: "Server logs, mails and conversations at a provider are deleted after the periods of site.ts.",
    duty: "Whoever runs the mailbox and the contracts with the providers (docs/operations/legal.md).",
  },
  "no-obligation": {
    means: "A request and a first call cost nothing and bind nobody.",
    duty: "The team: a contract begins with a written quote that the customer accepts.",
  },
  "as-quoted": {
    means: "Prices, what they include, durations, term and notice on the page are those of site.ts.",
    duty: "The owner, who confirms them (docs/operations/legal.md): quotes and contracts say the same.",
  },
  "nothing-made-up": { means: "What the built-in assistant answers are the site's own sentences." },
  "no-code-needed": {
    means: "Nobody on the customer's side has to write code.",
    duty: "The team that sets a solution up.",
  },
} as const satisfies Record<string, Kept>;

export type PromiseId = keyof typeof promises;
