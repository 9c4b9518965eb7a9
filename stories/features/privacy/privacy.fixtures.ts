import { nothingSetUp, type Setup } from "#features/privacy/ledger/hosts.ts";

/** Both providers, at their public addresses. */
export const withProviders: Setup = {
  ...nothingSetUp,
  chat: { scriptUrl: "", runtimeUrl: "", voiceUrl: "" },
  voice: { apiBase: "" },
};
