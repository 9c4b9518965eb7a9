import type { PlaywrightTestConfig, Project } from "@playwright/test";
import type { Setup } from "#features/privacy/ledger/hosts.ts";

export interface ServedProject {
  project: Project<{ setup: Setup }> & { name: string };
  servers: Extract<PlaywrightTestConfig["webServer"], readonly unknown[]>;
}

/** Ends a server as a person would, and waits until its database is closed. */
export const gracefulShutdown = { signal: "SIGTERM", timeout: 5000 } as const;
