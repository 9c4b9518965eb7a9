import { execFileSync } from "node:child_process";
import process from "node:process";
import { expect, test } from "vitest";

/** The book's test button starts Vitest with this variable, and projects under the add-on's own name. */
test("the book's test button finds its stories", () => {
  const args = ["node_modules/vitest/vitest.mjs", "list", "--filesOnly", "--project", "storybook:*"];
  const found = execFileSync(process.execPath, args, {
    encoding: "utf8",
    env: { ...process.env, VITEST_STORYBOOK: "true" },
  });
  expect(found).toContain("stories/ui/Button.stories.tsx");
});
