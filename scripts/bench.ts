import process from "node:process";

/** `npm run bench`: the page, and durability under kills; `-- page`, `-- load` or `-- book` (the built book) runs one. */
const named = process.argv.slice(2);
const wanted: readonly string[] = named.length === 0 ? ["page", "load"] : named;
for (const part of ["page", "load", "book"]) {
  if (wanted.includes(part)) await import(`../tests/bench/${part}.ts`);
}
