import process from "node:process";

/** `npm run bench`: the page in the lab, durability under kills, speed. `-- lab`, `-- load` or `-- throughput` runs one. */
const parts = ["lab", "load", "throughput"] as const;
const wanted = process.argv.slice(2);
for (const part of parts) {
  if (wanted.length === 0 || wanted.includes(part)) await import(`../tests/bench/${part}.ts`);
}
