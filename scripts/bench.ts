import process from "node:process";

/** `npm run bench`: durability under kills, then speed. `-- load` or `-- throughput` runs one of them. */
const parts = ["load", "throughput"] as const;
const wanted = process.argv.slice(2);
for (const part of parts) {
  if (wanted.length === 0 || wanted.includes(part)) await import(`../tests/bench/${part}.ts`);
}
