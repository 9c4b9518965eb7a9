import type { Sources } from "./promise-ledger.ts";

export const siteSources: Sources = import.meta.glob<string>(
  "../../src/{app,features,shared}/**/*.{ts,tsx}",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export const proofSources: Sources = import.meta.glob<string>(
  [
    "../../tests/**/*.{ts,tsx}",
    "!../../tests/architecture/**",
    "../../stories/**/*.stories.tsx",
    "../../supabase/tests/*.sql",
  ],
  { query: "?raw", import: "default", eager: true },
);
