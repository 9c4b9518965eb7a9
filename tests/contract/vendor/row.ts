import type { Bullet } from "./bullets.ts";
import type { Answers } from "./support/answers.ts";

/** The packages whose rules are proved; `ours` where no package has any part in it. */
export type Package = "@daily-co/daily-js" | "@vapi-ai/web" | "@supabase/supabase-js" | "ours";

/** Where a row runs: plain Node, Node against a server on loopback, real Chromium, the embedded backend. */
export type ProvedBy = "node" | "loopback" | "chromium" | "embedded";

export type Verdict = "as specified" | "differs" | "ours";

/** One rule of the specification and what became of it; all that the record and the book show of a row. */
export interface Rule {
  /** The rule of the specification. */
  readonly bullet: Bullet;
  /** The specification's demand, in our own short words. */
  readonly says: string;
  readonly package: Package;
  /** Where in the package, or in our code, the rule lives. */
  readonly symbol: string;
  readonly provedBy: ProvedBy;
  readonly verdict: Verdict;
  readonly vendorDoes?: string;
  readonly weDo?: string;
}

export type Proof = (seen: Answers) => unknown;

/** The package's behaviour, which differs, and the specified one behind our guard. */
export interface BothProofs {
  vendor: Proof;
  ours: Proof;
}

/** A rule with its proof: of the package where it is as specified, of both where it differs, of our code where it is ours. */
export interface Row extends Rule {
  readonly proof: Proof | BothProofs;
}

/** Rows of one topic by id. An id begins with the requirement that it belongs to. */
export type Rows = Readonly<Record<`${string}-${number}.${string}`, Row>>;

/** The package's different behaviour, null where it has none, and our remedy. */
type Instead<Theirs> = readonly [vendorDoes: Theirs, weDo: string];

/** Shorter to write: what the rows of a topic share is said once. A row without its proofs does not compile. */
export function rowsBy(from: Package, provedBy: ProvedBy) {
  const common = { package: from, provedBy };
  return {
    asSpecified: (bullet: Bullet, symbol: string, says: string, proof: Proof): Row => ({
      ...common,
      bullet,
      symbol,
      says,
      verdict: "as specified",
      proof,
    }),
    differs: (
      bullet: Bullet,
      symbol: string,
      says: string,
      [vendorDoes, weDo]: Instead<string>,
      proof: BothProofs,
    ): Row => ({ ...common, bullet, symbol, says, verdict: "differs", vendorDoes, weDo, proof }),
    ours: (
      bullet: Bullet,
      symbol: string,
      says: string,
      [vendorDoes, weDo]: Instead<string | null>,
      proof: Proof,
    ): Row => ({
      ...common,
      bullet,
      symbol,
      says,
      verdict: "ours",
      ...(vendorDoes ? { vendorDoes } : {}),
      weDo,
      proof,
    }),
  };
}
