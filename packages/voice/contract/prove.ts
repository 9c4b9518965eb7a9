import { expect, test } from "vitest";
import { type Rule, rulesOf } from "./rules.ts";

/** The result of a row in this run, as scripts/contract.mjs reads it from the report. */
interface Outcome {
  id: string;
  topic: string;
  rule: Rule;
  holds: boolean;
  saw: Readonly<Record<string, string>>;
}

declare module "vitest" {
  interface TaskMeta {
    row?: Outcome;
  }
}

/** "accepted", or "refused: " and the reason. */
async function outcomeOf(run: () => unknown): Promise<string> {
  try {
    await run();
    return "accepted";
  } catch (error) {
    return `refused: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** A package's answer to each attempt. Compared with the record when a version changes. */
export class Answers {
  readonly all: Record<string, string> = {};

  /** Notes an answer. What changes with every run, such as an id or a port, must not be in it. */
  note(tried: string, answer: unknown): void {
    const text = typeof answer === "string" ? answer : (JSON.stringify(answer) ?? "undefined");
    this.all[tried] = text.length > 240 ? `${text.slice(0, 240)}…` : text;
  }

  is(tried: string, answer: unknown, specified: unknown): void {
    this.note(tried, answer);
    expect(answer, tried).toEqual(specified);
  }

  async try(tried: string, run: () => unknown): Promise<string> {
    const answer = await outcomeOf(run);
    this.note(tried, answer);
    return answer;
  }
}

export type Proof = (seen: Answers) => unknown;

/** The proof of the package's behaviour, and where that differs, of the specified one behind our guard. */
export type Proofs = Proof | { vendor: Proof; ours: Proof };

export function proveRow(id: string, topic: string, rule: Rule, proofs: Proofs): void {
  test(`[${id.split(".")[0]}] ${rule.verdict}: ${rule.says} (${id})`, async ({ task }) => {
    const seen = new Answers();
    task.meta.row = { id, topic, rule, holds: false, saw: seen.all };
    if (typeof proofs === "function") await proofs(seen);
    else {
      await proofs.vendor(seen);
      await proofs.ours(new Answers());
    }
    task.meta.row = { ...task.meta.row, holds: true };
  });
}

/** Proves the rules of a topic, each with the proof of its id; a rule without one, or the reverse, is an error. */
export function prove(topic: string, proofs: Readonly<Record<string, Proofs>>): void {
  const rules = rulesOf(topic);
  test(`the rules of ${topic} are those with a proof, and say what we do where the package differs`, () => {
    expect(Object.keys(proofs).sort()).toEqual(Object.keys(rules).sort());
    const silent = Object.entries(proofs).filter(([id, by]) => typeof by !== "function" && !rules[id]?.weDo);
    expect(silent).toEqual([]);
  });
  for (const [id, given] of Object.entries(proofs)) {
    const rule = rules[id];
    if (!rule) continue;
    const verdict = typeof given !== "function" ? "differs" : rule.weDo ? "ours" : "as specified";
    proveRow(id, topic, { ...rule, verdict }, given);
  }
}
