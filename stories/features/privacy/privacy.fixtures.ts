import { nothingSetUp, type Setup } from "#features/privacy/ledger/hosts.ts";

export const withProviders: Setup = {
  ...nothingSetUp,
  chat: { scriptUrl: "", runtimeUrl: "", voiceUrl: "" },
  voice: { apiBase: "" },
};

/** Everything with a provider: the database hosted by its maker, and error reports. */
export const hosted: Setup = {
  ...withProviders,
  database: "https://project.supabase.co",
  reports: "https://mainlicht.example/report",
};
