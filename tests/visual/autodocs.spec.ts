import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { asElsewhere } from "../../.storybook/elsewhere.ts";
import { bookDir } from "./book.ts";

/** What the book says of its components, to readers and to coding assistants. */
function written(kind: "docgen" | "story-docs"): string[] {
  const folder = join(bookDir, "services/core", kind);
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
}

/** That each prop has a sentence, tests/architecture/props.test.ts proves. */
test("props are described where they are read", () => {
  const described = written("docgen").filter((text) => /"description": ?"[^"]/.test(text));
  expect(described.length).toBeGreaterThan(20);
});

interface Docs {
  id: string;
  path: string;
  import?: string;
  stories: Record<string, { id: string; snippet: string; warning?: string }>;
}

/** In the package's own folder, where its name leads to what it exports. */
const folder = "reports/examples";
const settings =
  '{ "extends": "../../tsconfig.json", "compilerOptions": { "noUnusedLocals": false }, "include": ["."] }';

test("an example of a piece compiles in an app that has the package", () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/tsconfig.json`, settings);
  for (const doc of written("story-docs")) {
    for (const { id, path, import: imports, stories } of Object.values<Docs>(JSON.parse(doc).components)) {
      if (!id.startsWith("ui-")) continue;
      const source = readFileSync(path, "utf8");
      // The file's own code stands there instead.
      if (source.includes("source: { code:")) continue;
      const [, holds] = /holds: (\[.*?\])/.exec(source) ?? [];
      for (const { id: story, snippet, warning } of Object.values(stories)) {
        if (warning) continue;
        const code = asElsewhere(`${imports}\n\n${snippet}`, {
          parameters: { holds: holds && JSON.parse(holds) },
        });
        writeFileSync(`${folder}/${story}.tsx`, `${code.replace(/\nconst /, "\nexport const ")}\n`);
      }
    }
  }
  const { stdout } = spawnSync("node_modules/typescript-native/bin/tsc", ["-p", folder], {
    encoding: "utf8",
  });
  expect(stdout).toBe("");
});

test("an example is what another app writes, which holds the value of what is controlled", async ({
  page,
}) => {
  await page.goto("/iframe.html?viewMode=docs&id=ui-tabs--docs");
  await page.getByRole("switch", { name: "Show code" }).first().click();
  const code = page.locator("#storybook-docs pre").first();
  await expect(code).toContainText("import { Tabs } from 'mainlicht-site/ui'");
  await expect(code).toContainText("onChoose={setValue}");
  await expect(code).not.toContainText(/#ui|fn\(/);
});
