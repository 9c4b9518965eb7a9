import type { Language } from "#shared/copy.ts";
import type { PolicyPoint, Recipient } from "../policy.model.ts";
import { recipientsCopy } from "../recipients/recipients.copy.ts";

/** Each recipient with its seat, its task, what a transfer rests on, and its servers. */
export function recipientPoints(recipients: readonly Recipient[], language: Language): PolicyPoint[] {
  const words = recipientsCopy[language];
  return recipients.map(({ id, name, place, safeguard, servers }) => ({
    term: `${words.names[id]}:`,
    text: [
      name === null ? words.ours(place) : `${name}, ${place},`,
      words.tasks[id],
      ...(safeguard ? [words.safeguards[safeguard]] : []),
      ...(servers ? [`${words.servers} ${servers}.`] : []),
    ].join(" "),
  }));
}
