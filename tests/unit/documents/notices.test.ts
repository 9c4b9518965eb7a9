import { writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { fontNotices, noticesFile } from "../../../config/notices.ts";
import { temporaryFolder } from "../../backend/support/folder.ts";

test("the published notices name a bundled package and both typefaces, with their licences", async () => {
  const root = temporaryFolder();
  const clsx = path.resolve(import.meta.dirname, "../../../node_modules/clsx/dist/clsx.mjs");
  writeFileSync(
    path.join(root, "main.js"),
    `import { clsx } from ${JSON.stringify(clsx)}; console.log(clsx("a"));`,
  );
  const built = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [fontNotices()],
    build: {
      write: false,
      license: { fileName: noticesFile },
      rolldownOptions: { input: path.join(root, "main.js") },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const notices =
    "output" in first ? first.output.find(({ fileName }) => fileName === noticesFile) : undefined;
  const text = notices?.type === "asset" ? String(notices.source) : "";
  for (const part of ["## clsx", "Luke Edwards", "Atkinson Hyperlegible Next", "Bricolage Grotesque"])
    expect(text).toContain(part);
  expect(text.match(/SIL OPEN FONT LICENSE/gi)?.length).toBeGreaterThanOrEqual(2);
});
