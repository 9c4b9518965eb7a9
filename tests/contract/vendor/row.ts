import type { Bullet } from "./bullets.ts";

/** The packages whose rules are proved; `ours` where no package has any part in it. */
export type Package = "@daily-co/daily-js" | "@vapi-ai/web" | "@supabase/supabase-js" | "ours";

/** Where a row runs: plain Node, Node against a server on loopback, real Chromium, the embedded backend. */
export type ProvedBy = "node" | "loopback" | "chromium" | "embedded";

export type Verdict = "as specified" | "differs" | "ours";

interface Common {
  /** The rule of the specification. */
  readonly bullet: Bullet;
  /** What the specification asks, in our own short words. */
  readonly says: string;
  readonly package: Package;
  /** Where in the package, or in our code, the rule lives. */
  readonly symbol: string;
  readonly proof: ProvedBy;
}

export interface AsSpecified extends Common {
  readonly verdict: "as specified";
}

export interface Differs extends Common {
  readonly verdict: "differs";
  readonly vendorDoes: string;
  readonly weDo: string;
}

export interface Ours extends Common {
  readonly verdict: "ours";
  readonly vendorDoes?: string;
  readonly weDo: string;
}

/** One rule of the specification and what became of it. */
export type Row = AsSpecified | Differs | Ours;

/** Rows of one topic by id. An id begins with the requirement that it belongs to. */
export type Rows = Readonly<Record<`${string}-${number}.${string}`, Row>>;

/** Shorter to write: what the rows of a topic share is said once. */
export function rowsBy(from: Package, proof: ProvedBy) {
  return {
    asSpecified: (bullet: Bullet, symbol: string, says: string): AsSpecified => ({
      bullet,
      says,
      package: from,
      symbol,
      proof,
      verdict: "as specified",
    }),
    differs: (
      bullet: Bullet,
      symbol: string,
      says: string,
      [vendorDoes, weDo]: readonly [vendorDoes: string, weDo: string],
    ): Differs => ({ bullet, says, package: from, symbol, proof, verdict: "differs", vendorDoes, weDo }),
    ours: (bullet: Bullet, symbol: string, says: string, weDo: string, vendorDoes?: string): Ours => ({
      bullet,
      says,
      package: from,
      symbol,
      proof,
      verdict: "ours",
      weDo,
      ...(vendorDoes ? { vendorDoes } : {}),
    }),
  };
}
