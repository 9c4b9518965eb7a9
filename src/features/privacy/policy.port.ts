import type { Language } from "#shared/copy.ts";

/** The page that a link opens, in the current language; `permanent` is the address of the static document. */
export interface PolicyRequest {
  language: Language;
  permanent: string;
}

export type BuildPolicyPage = (request: PolicyRequest) => string;

export interface PolicyTab {
  show(address: string): void;
}

/** The browser functions that open the generated policy (PRIV-03). */
export interface PolicyPort {
  builder(): Promise<BuildPolicyPage>;
  /** Opens a new tab at the address, or an empty one to be filled; null when the browser refuses. */
  open(address: string | null): PolicyTab | null;
  publish(html: string): string;
  /** Revokes the address. A tab that has loaded it keeps the page. */
  release(address: string): void;
}
