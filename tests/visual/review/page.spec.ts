import { writeFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import type { Change } from "./changes.ts";
import { serveReview } from "./server.ts";

/** A picture of blocks, one below the other. */
async function picture(page: Page, file: string, colours: readonly string[]): Promise<string> {
  const path = test.info().outputPath(file);
  await page.setContent(
    [
      "<!doctype html>",
      ...colours.map((colour) => `<div style="height:60px;background:${colour}"></div>`),
    ].join(""),
  );
  await page.locator("body").screenshot({ path });
  return path;
}

test("a block that came into two pictures is one place with one verdict, and is written when that is asked for", async ({
  page,
}) => {
  const save = (file: string, ...colours: string[]) => picture(page, file, colours);
  const changes: Change[] = [
    {
      file: "a.png",
      expected: await save("1.png", "red", "blue"),
      actual: await save("2.png", "red", "lime", "blue"),
    },
    {
      file: "b.png",
      expected: await save("3.png", "tan", "teal"),
      actual: await save("4.png", "tan", "lime", "teal"),
    },
    { file: "c.txt", actual: test.info().outputPath("c.txt") },
  ];
  writeFileSync(test.info().outputPath("c.txt"), "Send, button\n");
  const taken: string[] = [];
  const review = await serveReview(changes, (own) => void taken.push(...own.map(({ file }) => file)));
  await page.goto(review.url);
  const status = page.getByRole("status");
  await expect(status).toHaveText("2 of 2 places without a verdict. 0 files to write, 0 written.");
  const block = page.getByRole("article").filter({ hasText: "0 rows are now 60, in 2 files" });
  const text = page.getByRole("article").filter({ hasText: "0 lines are now 2, in 1 file" });
  await expect(text).toContainText("Send, button");
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await text.getByRole("button", { name: "Refuse" }).click();
  await block.getByRole("button", { name: "Accept" }).click();
  await expect(status).toHaveText("0 of 2 places without a verdict. 2 files to write, 0 written.");
  expect(taken).toEqual([]);
  await page.getByRole("button", { name: "Write" }).click();
  await expect(status).toContainText("0 files to write, 2 written.");
  expect(taken).toEqual(["a.png", "b.png"]);
  await review.close();
});
