/**
 * Where the providers are reached when nothing else is configured. The one place: the adapters call these addresses,
 * the security policy allows them, the ledger and the privacy policy name them.
 */
export const publicAddresses = {
  chatScript: "https://cdn.voiceflow.com/widget-next/bundle.mjs",
  chatRuntime: "https://general-runtime.voiceflow.com",
  chatVoice: "https://runtime-api.voiceflow.com",
  voiceApi: "https://api.vapi.ai",
  /** The folder of a call's program; the call itself goes to other servers of the same house. */
  callProgram: "https://c.daily.co/call-machine/",
  callServers: ["https://*.daily.co", "wss://*.daily.co"],
} as const;

/** The providers by the one name that every page gives them; all of them sit in the USA. */
export const providers = {
  database: "Supabase, Inc.",
  chat: "Voiceflow, Inc.",
  voice: "Vapi, Inc.",
  call: "Daily.co",
} as const;

/** Whether the database is a project hosted by its maker; any other address is a server of the company's own. */
export function isHostedDatabase(address: string): boolean {
  return address !== "" && new URL(address).hostname.endsWith(".supabase.co");
}

/**
 * The part of the configuration that decides which servers are contacted. An empty address means the provider's
 * public one.
 */
export interface Setup {
  /** The database's address; empty: it answers on the page's own server. */
  database: string;
  chat: { scriptUrl: string; runtimeUrl: string; voiceUrl: string } | null;
  voice: { apiBase: string } | null;
  /** Where errors of the page are reported to; empty: nowhere. */
  reports: string;
}

/** A site with no provider at all. */
export const nothingSetUp: Setup = { database: "", chat: null, voice: null, reports: "" };

const originOf = (address: string) => new URL(address).origin;

/** Where the widget comes from: its host, and the folder that holds all of its code. */
export function chatHosts({ scriptUrl, runtimeUrl, voiceUrl }: NonNullable<Setup["chat"]>) {
  const servers = [
    originOf(runtimeUrl || publicAddresses.chatRuntime),
    originOf(voiceUrl || publicAddresses.chatVoice),
  ];
  const address = scriptUrl || publicAddresses.chatScript;
  return {
    script: originOf(address),
    folder: new URL(".", address).href,
    servers: [...servers, ...servers.map((server) => server.replace(/^http/, "ws"))],
  };
}

/** Who carries a call. `program` is a folder, the others are origins. */
export function voiceHosts({ apiBase }: NonNullable<Setup["voice"]>) {
  return {
    api: originOf(apiBase || publicAddresses.voiceApi),
    program: publicAddresses.callProgram,
    servers: publicAddresses.callServers,
  };
}
