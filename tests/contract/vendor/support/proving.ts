import { afterAll, describe, test } from "vitest";
import type { Rows } from "../row.ts";
import { table } from "../table.ts";
import { Answers } from "./answers.ts";

export type Proof = (seen: Answers) => unknown;

/** The package's behaviour, which differs, and the specified one behind our guard. */
export interface BothProofs {
  vendor: Proof;
  ours: Proof;
}

/** What proves a row: where it differs, both sides; else the package's behaviour, or our code where it is ours. */
type ProofOf<R> = R extends { verdict: "differs" } ? BothProofs : Proof;

export type Proofs<R extends Rows> = { readonly [Id in keyof R]: ProofOf<R[Id]> };

type Topic = keyof typeof table;

interface Outcome {
  holds: boolean;
  saw: Record<string, string>;
}

async function hold(proof: Proof | BothProofs, seen: Answers): Promise<void> {
  if (typeof proof === "function") {
    await proof(seen);
    return;
  }
  await proof.vendor(seen);
  await proof.ours(new Answers());
}

/** Makes `prove`: one test for each row of a topic, and a file of outcomes for the count at the end. */
export function proving(write: (file: string, text: string) => Promise<void>) {
  return function prove<T extends Topic>(name: T, proofs: Proofs<(typeof table)[T]>): void {
    const rows: Rows = table[name];
    const outcomes: Record<string, Outcome> = {};
    describe(`vendor contract: ${name}`, () => {
      for (const [id, row] of Object.entries(rows)) {
        test(`[${id.split(".")[0]}] ${row.verdict}: ${row.says} (${id})`, async () => {
          const seen = new Answers();
          outcomes[id] = { holds: false, saw: seen.all };
          await hold(
            Object.entries<Proof | BothProofs>(proofs).find(([key]) => key === id)?.[1] ?? missing(id),
            seen,
          );
          outcomes[id] = { holds: true, saw: seen.all };
        });
      }
      afterAll(() => write(`reports/contract/${name}.json`, `${JSON.stringify(outcomes, null, 2)}\n`));
    });
  };
}

function missing(id: string): Proof {
  return () => {
    throw new Error(`No proof for ${id}.`);
  };
}
