import table from "./rules.txt?raw";

/** One rule of the specification and what became of it; all that the record and the book show of a row. */
export interface Rule {
  readonly package: string;
  /** Plain Node, Node against a server on loopback, or real Chromium. */
  readonly provedBy: string;
  /** The rule of the specification, after the number of its section. */
  readonly bullet: string;
  /** Where in the package, or in our code, the rule lives. */
  readonly symbol: string;
  /** The specification's demand, in our own short words. */
  readonly says: string;
  /** "ours": the package has no part in it. */
  readonly verdict: "as specified" | "differs" | "ours";
  readonly vendorDoes?: string;
  readonly weDo?: string;
}

function ruleOf(block: string, from: string, provedBy: string): [id: string, rule: Omit<Rule, "verdict">] {
  const [first = "", says = "", ...more] = block.trim().split("\n  ");
  const [id = "", bullet = "", symbol = ""] = first.split(" | ");
  const [vendorDoes, weDo] = ["- ", "+ "].map((mark) => more.find((line) => line.startsWith(mark))?.slice(2));
  const instead = { ...(vendorDoes ? { vendorDoes } : {}), ...(weDo ? { weDo } : {}) };
  return [id, { package: from, provedBy, bullet, symbol, says, ...instead }];
}

/** Reads the rules of a topic by id from the table, whose first lines say how it is written. */
export function rulesOf(topic: string): Readonly<Record<string, Omit<Rule, "verdict">>> {
  const [head = "", rows = ""] =
    table
      .split(/^# /m)
      .find((part) => part.startsWith(`${topic}, `))
      ?.split(/\n(.*)/s) ?? [];
  const [, from = "", provedBy = ""] = head.split(", ");
  return Object.fromEntries(rows.split(/\n(?=\S)/).map((block) => ruleOf(block, from, provedBy)));
}
