import process from "node:process";

/**
 * `npm run bench`: the page in the lab, durability under kills, speed. `-- lab`, `-- load` or `-- throughput` runs one;
 * `-- answers` times the built assistant, `-- book` the built book; `-- lock` and `-- scale` (minutes and gigabytes) run
 * only when they are named.
 */
const usual = ["lab", "load", "throughput"] as const;
const parts = [...usual, "answers", "book", "lock", "scale"] as const;
const named = process.argv.slice(2);
const wanted: readonly string[] = named.length === 0 ? usual : named;
for (const part of parts) {
  if (wanted.includes(part)) await import(`../tests/bench/${part}.ts`);
}
