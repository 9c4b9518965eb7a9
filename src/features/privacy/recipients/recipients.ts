import type { Copy, Language } from "#shared/copy.ts";
import { isHostedDatabase, providers, type Setup } from "../ledger/hosts.ts";
import { type ContactId, contactsOf } from "../ledger/ledger.ts";
import type { PolicyCompany, Recipient, RecipientId } from "../policy.model.ts";

/** Stands for the page's own server, which has its name from whoever asks. */
const own = "https://own.invalid";
const usa: Copy<string> = { de: "USA", en: "USA" };

function serversOf(setup: Setup): Partial<Record<ContactId, string>> {
  const outside = contactsOf(setup, own).map(({ id, origins }) => {
    const hosts = origins.filter((origin) => origin !== own).map((origin) => origin.replace(/^\w+:\/\//, ""));
    return [id, [...new Set(hosts)].join(", ")] as const;
  });
  return Object.fromEntries(outside);
}

/** Every recipient of this set-up and of no other, in the order in which a visitor meets them. */
export function recipientsOf(company: PolicyCompany, setup: Setup, language: Language): Recipient[] {
  const servers = serversOf(setup);
  const { hosting, mail, mailbox, ownServer, safeguards } = company;
  const at = ({ place, country }: { place: string; country: Copy<string> }) =>
    `${place}, ${country[language]}`;
  const inTheUsa = (id: "database" | "chat" | "voice" | "call", contact: ContactId): Recipient => ({
    id,
    name: providers[id],
    place: usa[language],
    safeguard: safeguards[id],
    servers: servers[contact] ?? "",
  });
  const ours = (id: RecipientId, contact: ContactId): Recipient => ({
    id,
    name: null,
    place: at(ownServer),
    safeguard: null,
    servers: servers[contact] ?? "",
  });
  const near = { safeguard: null, servers: "" };
  return [
    { id: "hosting", name: hosting.name, place: at(hosting), ...near },
    isHostedDatabase(setup.database) ? inTheUsa("database", "requests") : ours("database", "requests"),
    ...(mail ? [{ id: "mail" as const, name: mail.name, place: at(mail), ...near }] : []),
    { id: "mailbox", name: mailbox.name, place: at(mailbox), ...near },
    ...(setup.chat ? [inTheUsa("chat", "chat")] : []),
    ...(setup.voice ? [inTheUsa("voice", "voice"), inTheUsa("call", "call")] : []),
    ...(setup.reports ? [ours("reports", "reports")] : []),
  ];
}
