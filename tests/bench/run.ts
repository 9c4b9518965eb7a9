import process from "node:process";

/** `npm run bench`: the page, then the load; `-- book`, or other names, runs those that are named. */
const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : ["page", "load"]) await import(`./${name}.ts`);
