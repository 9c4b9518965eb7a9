import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { bookDir } from "./book.ts";

/** What the book says of its components, to readers and to coding assistants. */
function written(kind: "docgen" | "story-docs"): string[] {
  const folder = join(bookDir, "services/core", kind);
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
}

/** That each prop has a sentence, tests/architecture/props.test.ts proves. */
test("props are described where they are read, and what an example imports exists", () => {
  const described = written("docgen").filter((text) => /"description": ?"[^"]/.test(text));
  expect(described.length).toBeGreaterThan(20);
  // The package has no entry without a name.
  const imports = written("story-docs").flatMap((text) =>
    text.match(/import \{[^}]*\} from 'mainlicht-site'/g),
  );
  expect(imports.filter(Boolean)).toEqual([]);
});

test("an example is what another app writes", async ({ page }) => {
  await page.goto("/iframe.html?viewMode=docs&id=ui-button--docs");
  await page.getByRole("switch", { name: "Show code" }).first().click();
  const code = page.locator("#storybook-docs pre").first();
  await expect(code).toContainText("import { Button, LinkButton } from 'mainlicht-site/ui'");
  await expect(code).not.toContainText(/#ui|fn\(/);
});
