import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { modesOf } from "../../.storybook/modes.ts";
import { picturedStories } from "./book.ts";

const folder = "tests/visual/baselines";

/** A picture whose story is gone looks approved for ever. Approving takes it away. */
test("every picture has its story", () => {
  const { config } = test.info();
  const wanted = new Set(
    picturedStories().flatMap(({ id, tags }) =>
      Object.keys(modesOf(tags)).map((mode) => join(folder, id, `${mode}.png`)),
    ),
  );
  const found = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".png"))
        .map((name) => join(folder, name))
    : [];
  const orphans = found.filter((file) => !wanted.has(file));
  if (config.updateSnapshots === "none") expect(orphans).toEqual([]);
  else for (const file of orphans) rmSync(file);
});
