import type { PlaywrightTestConfig, Project } from "@playwright/test";
import type { Setup } from "#features/privacy/ledger/hosts.ts";

type Listed<T> = T extends readonly (infer One)[] ? One : T;

export interface ServedProject {
  project: Project<{ setup: Setup }> & { name: string };
  servers: readonly Listed<NonNullable<PlaywrightTestConfig["webServer"]>>[];
}

/** Ends a server as a person would, and waits until its database is closed. */
export const gracefulShutdown = { signal: "SIGTERM", timeout: 5000 } as const;
