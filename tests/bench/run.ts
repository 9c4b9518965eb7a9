import process from "node:process";

/** `npm run bench`: the page, then the load; `-- book`, or other names, runs those that are named. */
const benches: Record<string, () => Promise<unknown>> = {
  page: () => import("./page.ts"),
  load: () => import("./load.ts"),
  book: () => import("./book.ts"),
};
const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : ["page", "load"]) {
  const bench = benches[name];
  if (!bench) throw new Error(`There is no bench ${name}, only ${Object.keys(benches).join(", ")}.`);
  await bench();
}
