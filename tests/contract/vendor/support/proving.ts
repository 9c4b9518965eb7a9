import { afterAll, describe, test } from "vitest";
import type { BothProofs, Proof, Row, Rows, Rule } from "../row.ts";
import { Answers } from "./answers.ts";

/** The result of a row in this run, as scripts/contract.mjs reads it. */
interface Outcome {
  rule: Rule;
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
  return function prove(topic: string, rows: Rows): void {
    const outcomes: Record<string, Outcome> = {};
    describe(`vendor contract: ${topic}`, () => {
      for (const [id, { proof, ...rule }] of Object.entries<Row>(rows)) {
        test(`[${id.split(".")[0]}] ${rule.verdict}: ${rule.says} (${id})`, async () => {
          const seen = new Answers();
          outcomes[id] = { rule, holds: false, saw: seen.all };
          await hold(proof, seen);
          outcomes[id] = { rule, holds: true, saw: seen.all };
        });
      }
      afterAll(() => write(`reports/contract/${topic}.json`, `${JSON.stringify(outcomes, null, 2)}\n`));
    });
  };
}
