// Makes the built book's manager smaller: Storybook ships it as its authors wrote it, five megabytes of JavaScript that
// are read before the first story; without comments and long names they are half as much.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minify } from "vite";

const book = "storybook-static";
let before = 0;
let after = 0;
for (const folder of ["sb-manager", "sb-addons"]) {
  for (const name of readdirSync(join(book, folder), { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".js")) continue;
    const file = join(book, folder, name);
    const source = readFileSync(file, "utf8");
    const { code, errors } = await minify(file, source, { module: true });
    if (errors.length > 0) throw new Error(`${file} cannot be minified: ${errors[0]?.message}`);
    writeFileSync(file, code);
    before += source.length;
    after += code.length;
  }
}
const megabytes = (length) => (length / 1_000_000).toFixed(1);
console.log(`the book's manager is minified: ${megabytes(before)} MB, now ${megabytes(after)} MB`);
